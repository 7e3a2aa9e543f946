import type { Words } from '#framework/words'

/** What the room says when it refuses. */
export const sentences: Words = {
  'This child may be registered twice. Check it first: another child, or the same?': {
    hi: 'हो सकता है यह बच्चा दो बार पंजीकृत हो। पहले जाँचें: दूसरा बच्चा, या वही?',
    ta: 'இக்குழந்தை இருமுறை பதியப்பட்டிருக்கலாம். முதலில் சரிபாருங்கள்: வேறு குழந்தையா, அதேயா?',
  },
  'This child has another registration: go on with that one': {
    hi: 'इस बच्चे का दूसरा पंजीकरण है: उसी पर आगे बढ़ें',
    ta: 'இக்குழந்தைக்கு வேறு பதிவு உள்ளது: அதிலேயே தொடருங்கள்',
  },
  'Choose the class and the year first': {
    hi: 'पहले कक्षा और वर्ष चुनें',
    ta: 'முதலில் வகுப்பையும் ஆண்டையும் தேர்ந்தெடுங்கள்',
  },
  'No places are given in {0}': { hi: '{0} में सीटें नहीं दी जातीं', ta: '{0} இல் இடங்கள் வழங்கப்படுவதில்லை' },
  '{0} is full: all {1} places are given': {
    hi: '{0} भर गई है: सभी {1} सीटें दी जा चुकी हैं',
    ta: '{0} நிரம்பிவிட்டது: {1} இடங்களும் வழங்கப்பட்டன',
  },
  '{0} is full. The child is on the waiting list.': {
    hi: '{0} भर गई है। बच्चा प्रतीक्षा सूची में है।',
    ta: '{0} நிரம்பிவிட்டது. குழந்தை காத்திருப்போர் பட்டியலில் உள்ளது.',
  },
  'This child is enrolled for this year already': {
    hi: 'इस बच्चे का इस वर्ष के लिए दाख़िला पहले ही हो चुका है',
    ta: 'இக்குழந்தை இந்த ஆண்டுக்கு ஏற்கெனவே சேர்க்கப்பட்டுள்ளது',
  },
  'A year ends after it begins': { hi: 'वर्ष शुरू होने के बाद समाप्त होता है', ta: 'ஆண்டு தொடங்கிய பின்பே முடியும்' },
  'A class does not lead to itself': { hi: 'कोई कक्षा स्वयं तक नहीं जाती', ta: 'ஒரு வகுப்பு தன்னிடமே செல்லாது' },
  'The youngest age cannot be above the oldest': {
    hi: 'सबसे कम उम्र सबसे ज़्यादा से ऊपर नहीं हो सकती',
    ta: 'குறைந்த வயது அதிக வயதை விட மேலாக இருக்க முடியாது',
  },
  'Another year comes by promotion, and not by hand': {
    hi: 'दूसरा वर्ष अगली कक्षा में जाने से आता है, हाथ से नहीं',
    ta: 'வேறு ஆண்டு வகுப்பேற்றத்தால் வரும், கையால் அல்ல',
  },
  '{0}: more than {1} years ago cannot be right': {
    hi: '{0}: {1} वर्ष से ज़्यादा पहले का सही नहीं हो सकता',
    ta: '{0}: {1} ஆண்டுகளுக்கு மேல் முன்பு என்பது சரியாக இருக்காது',
  },
  'Without your consent the school cannot keep what this form says': {
    hi: 'आपकी सहमति के बिना स्कूल इस फ़ॉर्म की बातें नहीं रख सकता',
    ta: 'உங்கள் ஒப்புதலின்றி இப்படிவத்தில் உள்ளதைப் பள்ளி வைத்திருக்க முடியாது',
  },
}
