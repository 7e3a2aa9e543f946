import { forms } from './en/forms.ts'

/** The words of filling in a form: only the pages with forms load them. */
export const formsEn = { ...forms }
