import type { Words } from '#framework/words'

export const words: Words = {
  'Signal Delivery': { hi: 'सूचना पहुँचाना', ta: 'சமிக்ஞை விநியோகம்' },
  'Signal name': { hi: 'सूचना का नाम', ta: 'சமிக்ஞையின் பெயர்' },
  Subscription: { hi: 'किसके लिए', ta: 'பெறுபவர்' },
  'tried again': { hi: 'फिर कोशिश हुई', ta: 'மீண்டும் முயன்றது' },
  discarded: { hi: 'छोड़ दिया गया', ta: 'கைவிடப்பட்டது' },
  'Try again': { hi: 'फिर कोशिश करें', ta: 'மீண்டும் முயல்' },
  Discard: { hi: 'छोड़ दें', ta: 'கைவிடு' },
  'Task Log': { hi: 'काम का लेखा', ta: 'பணிப் பதிவேடு' },
  Task: { hi: 'काम', ta: 'பணி' },
  'This was {0} already': { hi: 'इस पर पहले ही निर्णय हो चुका है: {0}', ta: 'இதற்கு ஏற்கெனவே முடிவாகிவிட்டது: {0}' },
  'Nobody knows how to do {0} any more': {
    hi: '{0} कैसे करें, यह अब कोई नहीं जानता',
    ta: '{0} எப்படிச் செய்வது என்று இப்போது யாருக்கும் தெரியாது',
  },
  'What happened then is not kept any more, so nobody can be told of it again': {
    hi: 'तब क्या हुआ, यह अब रखा नहीं है, इसलिए फिर बताया नहीं जा सकता',
    ta: 'அப்போது நடந்தது இப்போது சேமிப்பில் இல்லை; எனவே மீண்டும் தெரிவிக்க முடியாது',
  },
  Payload: { hi: 'साथ का डेटा', ta: 'உடன்வரும் தரவு' },
  Signal: { hi: 'सूचना', ta: 'சமிக்ஞை' },
}
