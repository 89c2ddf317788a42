/** The same payment became an order in another call, which was faster. */
export class PlacedMeanwhile extends Error {
  override readonly name = 'PlacedMeanwhile';
}
