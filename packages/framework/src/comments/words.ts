import type { Words } from '#framework/words'

export const words: Words = {
  Comment: { hi: 'टिप्पणी', ta: 'கருத்து' },
  'Comment type': { hi: 'टिप्पणी का प्रकार', ta: 'கருத்து வகை' },
  Info: { hi: 'जानकारी', ta: 'தகவல்' },
}
