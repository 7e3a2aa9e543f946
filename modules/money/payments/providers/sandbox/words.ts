import type { Words } from '#framework/words'
import { sandboxLabels } from './words/labels.ts'
import { sandboxSentences } from './words/sentences.ts'

export const sandboxWords: Words = { ...sandboxLabels, ...sandboxSentences }
