/** A number of a list; 0 where there is none. */
export function elementOrZero(numbers: ArrayLike<number>, index: number): number {
  return numbers[index] ?? 0
}
