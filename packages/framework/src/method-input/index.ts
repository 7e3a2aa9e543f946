export { acceptInput, anyValue, type Inputs, type InputValues } from './accept-input.ts'
