import type { formsEn } from './forms-en.ts'
import { forms } from './ta/forms.ts'
import type { Translation } from './message.ts'

export const formsTa: Translation<typeof formsEn> = { ...forms }
