export { gates, type Gate, type Passage, type Proof, type ShownFields } from './gate.ts'
export { throughGates } from './through-gates.ts'
