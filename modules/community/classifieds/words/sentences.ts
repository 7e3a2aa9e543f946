import type { Words } from '#framework/words'

export const sentences: Words = {
  'Days after which an advertisement ends unless it is renewed': {
    hi: 'इतने दिन बाद विज्ञापन समाप्त होता है, जब तक आगे न बढ़ाया जाए',
    ta: 'நீட்டிக்காவிட்டால் இத்தனை நாட்களில் விளம்பரம் முடியும்',
  },
  'What it shows, for those who cannot see it': {
    hi: 'इसमें क्या है, उनके लिए जो देख नहीं सकते',
    ta: 'இதில் என்ன உள்ளது, பார்க்க இயலாதவர்களுக்காக',
  },
  'Empty: on request; zero: to give away': {
    hi: 'खाली: पूछने पर; शून्य: मुफ़्त',
    ta: 'காலி: கேட்டால் சொல்லப்படும்; பூஜ்யம்: இலவசம்',
  },
  'Write it before sending it back: the seller reads it': {
    hi: 'लौटाने से पहले लिखें: विक्रेता इसे पढ़ता है',
    ta: 'திருப்பும் முன் எழுதுங்கள்: விற்பவர் படிப்பார்',
  },
  'As everybody reads it': { hi: 'जैसा सब पढ़ते हैं', ta: 'அனைவரும் படிப்பது' },
  'The seller agrees that everybody sees the phone number': {
    hi: 'विक्रेता सहमत है कि फ़ोन नंबर सबको दिखे',
    ta: 'தொலைபேசி எண் அனைவருக்கும் தெரிய விற்பவர் சம்மதிக்கிறார்',
  },
  'The seller told this one person the phone number': {
    hi: 'विक्रेता ने सिर्फ़ इस व्यक्ति को फ़ोन नंबर बताया',
    ta: 'விற்பவர் இந்த ஒருவருக்கு மட்டும் எண்ணைச் சொன்னார்',
  },
  'This advertisement is not there any more': {
    hi: 'यह विज्ञापन अब नहीं है',
    ta: 'இந்த விளம்பரம் இப்போது இல்லை',
  },
  'You have no such advertisement': { hi: 'आपका ऐसा कोई विज्ञापन नहीं है', ta: 'உங்களிடம் அப்படி விளம்பரம் இல்லை' },
  'Nobody asked you this': { hi: 'यह आपसे किसी ने नहीं पूछा', ta: 'இதை யாரும் உங்களிடம் கேட்கவில்லை' },
  'This is your own advertisement': { hi: 'यह आपका अपना विज्ञापन है', ta: 'இது உங்கள் சொந்த விளம்பரம்' },
  'Choose where it belongs': { hi: 'श्रेणी चुनें', ta: 'எந்த வகை என்று தேர்ந்தெடுங்கள்' },
  'An advertisement shows at most eight pictures': {
    hi: 'एक विज्ञापन में अधिक से अधिक आठ चित्र होते हैं',
    ta: 'ஒரு விளம்பரத்தில் எட்டுப் படங்கள் வரை இருக்கலாம்',
  },
  'Upload the picture with your advertisement': {
    hi: 'चित्र अपने विज्ञापन के साथ अपलोड करें',
    ta: 'படத்தை உங்கள் விளம்பரத்துடன் பதிவேற்றுங்கள்',
  },
  'Give the phone number that everybody may see': {
    hi: 'वह फ़ोन नंबर दें जो सब देख सकें',
    ta: 'அனைவரும் பார்க்கக்கூடிய எண்ணைத் தாருங்கள்',
  },
  'What is sold does not change any more': {
    hi: 'जो बिक गया वह अब नहीं बदलता',
    ta: 'விற்றது இனி மாறாது',
  },
  'This cannot be done with the advertisement as it stands': {
    hi: 'विज्ञापन की इस स्थिति में यह नहीं हो सकता',
    ta: 'விளம்பரத்தின் இந்த நிலையில் இதைச் செய்ய முடியாது',
  },
  'An advertisement can be renewed from a week before its end until two months after it': {
    hi: 'विज्ञापन समाप्त होने से एक हफ़्ते पहले से दो महीने बाद तक बढ़ाया जा सकता है',
    ta: 'முடிவதற்கு ஒரு வாரம் முன்பிலிருந்து இரண்டு மாதம் பின்பு வரை நீட்டிக்கலாம்',
  },
  'Write why it goes back: the seller reads it': {
    hi: 'लौटाने का कारण लिखें: विक्रेता इसे पढ़ता है',
    ta: 'திருப்பும் காரணத்தை எழுதுங்கள்: விற்பவர் படிப்பார்',
  },
  'Give your e-mail address, so that the answer finds you': {
    hi: 'अपना ई-मेल दें, ताकि उत्तर आप तक पहुँचे',
    ta: 'பதில் உங்களை அடைய மின்னஞ்சல் முகவரியைத் தாருங்கள்',
  },
  'Say who you are': { hi: 'बताएँ कि आप कौन हैं', ta: 'நீங்கள் யார் என்று சொல்லுங்கள்' },
  'This was sent before with other content. Please start again.': {
    hi: 'यह पहले किसी और सामग्री के साथ भेजा गया था। कृपया फिर से शुरू करें।',
    ta: 'இது முன்பு வேறு விவரங்களுடன் அனுப்பப்பட்டது. மீண்டும் தொடங்குங்கள்.',
  },
}
