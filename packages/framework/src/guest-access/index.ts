export { gates, type Gate, type Passage, type Proof, type ShownFields, throughGates } from './guest-access.ts'
