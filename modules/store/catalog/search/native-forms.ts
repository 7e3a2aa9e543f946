/** An ending, and those that stand in its place in other forms of the same word. */
type Endings = readonly (readonly [RegExp, readonly string[]])[]

/** Hindi: plurals and the forms before a postposition. The longest ending that fits counts. */
const hindi: Endings = [
  [/ि(?:याँ|यां|यों)$/, ['ी', 'ि']],
  [/(?<=[ाू])(?:एँ|एं|ओं)$/, ['']],
  [/ें$/, ['']],
  [/ों$/, ['', 'ा']],
  [/े$/, ['ा']],
  [/ा$/, ['े', 'ों']],
  [/ी$/, ['ियाँ', 'ियों']],
]

/** Tamil: plurals, the forms of words in ம் before a case, and the doubled letter before the next word. */
const tamil: Endings = [
  [/ங்கள்$/, ['ம்']],
  [/க்கள்$/, ['']],
  [/ற்கள்$/, ['ல்']],
  [/ட்கள்$/, ['ள்']],
  [/கள்$/, ['']],
  [/த்(?:தை|தில்|துக்கு|தின்)$/, ['ம்']],
  [/(?<=[\u0b80-\u0bff])ம்$/, ['ங்கள்', 'ப்', 'த்', 'க்', 'ச்']],
  [/(?<=[\u0b80-\u0bff])[பதகச]்$/, ['ம்', '']],
]

/** Words of fewer letters and signs are too short to have an ending. */
const MIN_LENGTH = 3

/** Other forms of a word in Devanagari or Tamil: घड़े of घड़ा, பட்டங்கள் of பட்டம்; none for other scripts. */
export function nativeWordForms(word: string): readonly string[] {
  if (word.length < MIN_LENGTH) return []
  const found = [...hindi, ...tamil].find(([ending]) => ending.test(word))
  return found ? found[1].map((ending) => word.replace(found[0], ending)) : []
}

/** A word of Devanagari without the marks that many leave out: the dot of कागज़, the moon of पाँच. */
export const withoutMarks = (word: string): string =>
  word.replaceAll('\u093c', '').replaceAll('\u0901', '\u0902')
