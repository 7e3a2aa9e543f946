export const languages = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
  { code: 'ta', name: 'தமிழ்' },
] as const

export type Language = (typeof languages)[number]['code']

/** Pseudo-language for tests, right to left: bracketed English, which users cannot choose. */
export const pseudoLanguage = 'ar-XB'

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])

export const direction = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr'

export const isLanguage = (code: string): code is Language =>
  languages.some((language) => language.code === code)
