export { inlineClassNames, styleSettings } from './class-names.ts'
