import type { Words } from '#framework/words'

export const words: Words = {
  Gallery: { hi: 'गैलरी', ta: 'படத்தொகுப்பு' },
  'Cover image': { hi: 'मुख्य तस्वीर', ta: 'அட்டைப் படம்' },
  'The first picture when empty': { hi: 'खाली हो तो पहली तस्वीर', ta: 'காலியாக இருந்தால் முதல் படம்' },
  'Picture count': { hi: 'तस्वीरों की गिनती', ta: 'படங்களின் எண்ணிக்கை' },
  'Who sees it': { hi: 'कौन देख सकता है', ta: 'யார் பார்க்கலாம்' },
  'Consent purpose': { hi: 'सहमति किस काम की', ta: 'ஒப்புதலின் நோக்கம்' },
  'The consent that people in the pictures gave': {
    hi: 'तस्वीरों में दिखे लोगों ने जो सहमति दी',
    ta: 'படங்களில் உள்ளவர்கள் தந்த ஒப்புதல்',
  },
  'Gallery Item': { hi: 'गैलरी की तस्वीर', ta: 'படத்தொகுப்பு உருப்படி' },
  Picture: { hi: 'तस्वीर', ta: 'படம்' },
  'Picture, as other templates call it': {
    hi: 'तस्वीर, दूसरे टेम्पलेट इसे ऐसे पुकारते हैं',
    ta: 'படம், மற்ற வார்ப்புருக்கள் அழைப்பது',
  },
  'What it shows, for those who cannot see it': {
    hi: 'इसमें क्या है, उनके लिए जो देख नहीं सकते',
    ta: 'இதில் என்ன உள்ளது, பார்க்க இயலாதவர்களுக்காக',
  },
  Caption: { hi: 'चित्र परिचय', ta: 'படக்குறிப்பு' },
  Video: { hi: 'वीडियो', ta: 'காணொளி' },
  Poster: { hi: 'पोस्टर', ta: 'முகப்புப் படம்' },
  'Stands in for a video until it plays': {
    hi: 'वीडियो चलने तक इसकी जगह दिखता है',
    ta: 'காணொளி ஓடும்வரை அதன் இடத்தில் தெரியும்',
  },
  Iframe: { hi: 'बाहरी पेज', ta: 'வெளிப் பக்கம்' },
  'Download url': { hi: 'डाउनलोड का पता', ta: 'பதிவிறக்க முகவரி' },
  Thumb: { en: 'Small picture', hi: 'छोटी तस्वीर', ta: 'சிறு படம்' },
  'Row {0}: choose a picture, a video or a page to show': {
    hi: 'पंक्ति {0}: दिखाने के लिए तस्वीर, वीडियो या पेज चुनें',
    ta: 'வரிசை {0}: காட்ட வேண்டிய படம், காணொளி அல்லது பக்கத்தைத் தேர்ந்தெடுக்கவும்',
  },
  'Row {0}: one row shows one thing; put the other in a row of its own': {
    hi: 'पंक्ति {0}: एक पंक्ति में एक ही चीज़; दूसरी को अलग पंक्ति में रखें',
    ta: 'வரிசை {0}: ஒரு வரிசையில் ஒன்றுதான்; மற்றதை வேறு வரிசையில் வைக்கவும்',
  },
  'Row {0}: videos and pages come from https:// or from uploaded files': {
    hi: 'पंक्ति {0}: वीडियो और पेज https:// से या अपलोड की गई फ़ाइलों से आते हैं',
    ta: 'வரிசை {0}: காணொளிகளும் பக்கங்களும் https:// அல்லது பதிவேற்றிய கோப்புகளிலிருந்து வரும்',
  },
}
