import type { Words } from '#framework/words'

export const words: Words = {
  '{0} has no paper to print': { hi: '{0} छापा नहीं जा सकता', ta: '{0} ஐ அச்சிட முடியாது' },
  'Say which document is to be printed': {
    hi: 'बताएँ कि कौन-सा दस्तावेज़ छापना है',
    ta: 'எந்த ஆவணத்தை அச்சிட வேண்டும் என்று சொல்லுங்கள்',
  },
}
