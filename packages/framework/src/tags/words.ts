import type { Words } from '#framework/words'

export const words: Words = {
  Tag: { hi: 'टैग', ta: 'குறிச்சொல்' },
  'Tag Link': { hi: 'टैग का लिंक', ta: 'குறிச்சொல் இணைப்பு' },
  'A tag is a word or a few, without commas': {
    hi: 'टैग एक या कुछ शब्दों का होता है, बिना कॉमा के',
    ta: 'குறிச்சொல் என்பது ஒன்று அல்லது சில சொற்கள், காற்புள்ளி இல்லாமல்',
  },
  'A document has at most {0} tags': {
    hi: 'एक दस्तावेज़ पर ज़्यादा से ज़्यादा {0} टैग हो सकते हैं',
    ta: 'ஓர் ஆவணத்தில் அதிகபட்சம் {0} குறிச்சொற்கள் இருக்கலாம்',
  },
}
