import type { Words } from '#framework/words'

export const words: Words = {
  ToDo: { hi: 'करने का काम', ta: 'செய்ய வேண்டியது' },
  Closed: { hi: 'पूरा हुआ', ta: 'முடிந்தது' },
  Priority: { hi: 'प्राथमिकता', ta: 'முன்னுரிமை' },
  High: { hi: 'ऊँची', ta: 'அதிகம்' },
  Medium: { hi: 'मध्यम', ta: 'நடுத்தரம்' },
  Low: { hi: 'कम', ta: 'குறைவு' },
  'Due date': { hi: 'अंतिम तारीख़', ta: 'கடைசித் தேதி' },
  'Allocated to': { hi: 'किसे दिया गया', ta: 'யாருக்கு ஒதுக்கப்பட்டது' },
  'Assigned by': { hi: 'किसने दिया', ta: 'ஒதுக்கியவர்' },
  'A document is given to at most {0} people': {
    hi: 'एक दस्तावेज़ ज़्यादा से ज़्यादा {0} लोगों को दिया जा सकता है',
    ta: 'ஓர் ஆவணத்தை அதிகபட்சம் {0} பேருக்கு ஒதுக்கலாம்',
  },
}
