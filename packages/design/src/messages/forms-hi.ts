import type { formsEn } from './forms-en.ts'
import { forms } from './hi/forms.ts'
import type { Translation } from './message.ts'

export const formsHi: Translation<typeof formsEn> = { ...forms }
