import type { Words } from '#framework/words'
import { labels } from './words/labels.ts'
import { sentences } from './words/sentences.ts'

export const words: Words = { ...labels, ...sentences }
