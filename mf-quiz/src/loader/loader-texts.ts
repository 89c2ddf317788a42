/** Loader texts on the host page, before its frame has loaded. */
export const LOADING = 'Se încarcă…';
export const CLOSE = 'Închide';
export const FRAME_TITLE = 'Cerere site';
export const NOT_LOADED = 'Formularul nu s-a încărcat. Deschide-l în altă filă';
