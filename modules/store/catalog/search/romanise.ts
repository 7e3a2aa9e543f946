import { trimEnd } from '#meta'

type Letters = Readonly<Record<string, string>>

const devanagariConsonants: Letters = {
  ...{
    क: 'k',
    ख: 'kh',
    ग: 'g',
    घ: 'gh',
    ङ: 'n',
    च: 'ch',
    छ: 'chh',
    ज: 'j',
    झ: 'jh',
    ञ: 'n',
    ट: 't',
    ठ: 'th',
  },
  ...{ ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh' },
  ...{ म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h' },
}

const tamilConsonants: Letters = {
  ...{ க: 'k', ங: 'n', ச: 'ch', ஞ: 'n', ட: 't', ண: 'n', த: 'th', ந: 'n', ப: 'p', ம: 'm', ய: 'y', ர: 'r' },
  ...{ ல: 'l', வ: 'v', ழ: 'zh', ள: 'l', ற: 'r', ன: 'n', ஜ: 'j', ஷ: 'sh', ஸ: 's', ஹ: 'h' },
}

const vowels: Letters = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'ii', उ: 'u', ऊ: 'uu', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o' },
  ...{ அ: 'a', ஆ: 'aa', இ: 'i', ஈ: 'ii', உ: 'u', ஊ: 'uu', எ: 'e', ஏ: 'e', ஐ: 'ai', ஒ: 'o', ஓ: 'o', ஔ: 'au' },
}

const vowelSigns: Letters = {
  ...{
    'ा': 'aa',
    'ि': 'i',
    'ी': 'ii',
    'ु': 'u',
    'ू': 'uu',
    'ृ': 'ri',
    'े': 'e',
    'ै': 'ai',
    'ो': 'o',
    'ौ': 'au',
    'ॉ': 'o',
  },
  ...{
    'ா': 'aa',
    'ி': 'i',
    'ீ': 'ii',
    'ு': 'u',
    'ூ': 'uu',
    'ெ': 'e',
    'ே': 'e',
    'ை': 'ai',
    'ொ': 'o',
    'ோ': 'o',
    'ௌ': 'au',
  },
}

/** Signs that remove the inherent vowel or add a sound. */
const otherSigns: Letters = { '्': '', '்': '', 'ं': 'n', 'ँ': 'n', 'ः': 'h', ஃ: 'h', '़': '' }

const consonants: Letters = { ...devanagariConsonants, ...tamilConsonants }
const native = /[\u0900-\u097f\u0b80-\u0bff]/

export function isNative(word: string): boolean {
  return native.test(word)
}

export function isTamil(word: string): boolean {
  return /[\u0b80-\u0bff]/.test(word)
}

function takesVowel(next: string | undefined): boolean {
  return next !== undefined && !(next in vowelSigns) && next !== '्' && next !== '்'
}

/** Schwa deletion in Hindi: an `a` between two consonants is not pronounced, मटका is 'matka'. */
const silentVowel = /([^्])([क-ह])(?=[क-ह][^्])/g
/** ड and ढ after a vowel are mostly pronounced as ड़ and ढ़ and written without the nukta. */
const mayBeFlap = /(?<!^|्|ं|ँ)[डढ](?!्)/g
const flaps = /[डढ]़/g

/** Romanises a Devanagari or Tamil word, roughly as people type it; returns other words unchanged. */
export function romanise(word: string): string {
  if (!isNative(word)) return word
  const normalized = word.normalize('NFC').replace(flaps, 'र').replaceAll('़', '').replace(silentVowel, '$1$2्')
  const letters = [...normalized]
  const sounds = letters.map((letter, at) => {
    const consonant = consonants[letter]
    if (consonant !== undefined) return takesVowel(letters[at + 1]) ? `${consonant}a` : consonant
    return vowels[letter] ?? vowelSigns[letter] ?? otherSigns[letter] ?? letter
  })
  return sounds.join('')
}

/** Returns the likely romanisations of a word: साड़ी as 'saarii' and 'saadii', with and without nukta. */
export function romanisations(word: string): readonly string[] {
  if (!isNative(word)) return [word]
  const undotted = word.normalize('NFC').replaceAll('़', '')
  return [...new Set([word, undotted, undotted.replace(mayBeFlap, 'र')].map(romanise))]
}

/**
 * Romanises an incomplete word; a vowel may follow, which deletes the schwa before it: मटक is 'matak', but as a prefix
 * of मटका it is 'matk'.
 */
export function romanisationPrefixes(begun: string): readonly string[] {
  const withVowel = romanisations(`${begun}\u093e`).map((latin) => trimEnd(latin, 'a'))
  return [
    ...new Set(
      /[\u0915-\u0939]$/.test(begun) ? [...romanisations(begun), ...withVowel] : romanisations(begun),
    ),
  ]
}
