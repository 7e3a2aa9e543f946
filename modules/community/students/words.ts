import type { Words } from '#framework/words'
import { choices } from './words/choices.ts'
import { form } from './words/form.ts'
import { labels } from './words/labels.ts'
import { sentences } from './words/sentences.ts'

export const words: Words = { ...labels, ...choices, ...form, ...sentences }
