import type { Words } from '#framework/words'

export const words: Words = {
  'Deleted Document': { hi: 'हटाया गया दस्तावेज़', ta: 'நீக்கிய ஆவணம்' },
  'Deleted name': { hi: 'हटाया गया नाम', ta: 'நீக்கிய பெயர்' },
  'Deleted DocType': { hi: 'हटाए गए दस्तावेज़ का प्रकार', ta: 'நீக்கிய ஆவண வகை' },
  'The document, as the wire has it': { hi: 'दस्तावेज़, जैसा भेजा जाता है', ta: 'ஆவணம், அனுப்பும் வடிவில்' },
  Restored: { hi: 'लौटाया गया', ta: 'மீட்கப்பட்டது' },
  'New name': { hi: 'नया नाम', ta: 'புதிய பெயர்' },
  'What it is called since it was brought back': { hi: 'लौटाने के बाद का नाम', ta: 'மீட்ட பிறகு அதன் பெயர்' },
  Restore: { hi: 'लौटाएँ', ta: 'மீட்டெடு' },
  'Cancelled Document restored as Draft': {
    hi: 'रद्द दस्तावेज़ मसौदे के रूप में लौटाया गया',
    ta: 'ரத்தான ஆவணம் வரைவாக மீட்கப்பட்டது',
  },
}
