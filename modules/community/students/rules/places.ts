/** Whether one more child has a place; without a capacity there is always one. */
export function hasPlace(capacity: number | null, taken: number): boolean {
  return capacity === null || taken < capacity
}
