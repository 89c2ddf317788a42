/** What the loader says on somebody else's page, before its frame can. */
export const LOADING = 'Se încarcă…';
export const CLOSE = 'Închide';
export const FRAME_TITLE = 'Cerere site';
export const NOT_LOADED = 'Formularul nu s-a încărcat. Deschide-l în altă filă';
