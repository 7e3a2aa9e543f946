import type { PrintScript } from '../fonts/font-cuts.ts'

export interface PrintRun {
  readonly script: PrintScript
  readonly text: string
}

/** The two joiners and the dotted circle use the font of the letters before them. */
const JOINER = /\u200C|\u200D|\u25CC/

const scripts: readonly (readonly [PrintScript, RegExp])[] = [
  ['tamil', /[\u0B80-\u0BFF]/],
  ['devanagari', /[\u0900-\u097F]/],
  ['latin-ext', /[₹\u0100-\u017F\u1E00-\u1EFF]/],
]

function scriptOf(letter: string, before: PrintScript): PrintScript {
  if (JOINER.test(letter)) return before
  return scripts.find(([, letters]) => letters.test(letter))?.[0] ?? 'latin'
}

export function printRuns(text: string): readonly PrintRun[] {
  const runs: { script: PrintScript; text: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1)
    const script = scriptOf(letter, last?.script ?? 'latin')
    if (last?.script === script) last.text += letter
    else runs.push({ script, text: letter })
  }
  return runs
}
