import type { Gate } from './gate.ts'

/** The first gate that has something to say; null when none has. */
export async function throughGates<T>(
  all: readonly Gate[],
  ask: (gate: Gate) => Promise<T | null>,
): Promise<T | null> {
  for (const gate of all) {
    const answer = await ask(gate)
    if (answer !== null) return answer
  }
  return null
}
