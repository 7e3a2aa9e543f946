import type { Words } from '#framework/words'

export const productWords: Words = {
  'Product Variant': { hi: 'उत्पाद का प्रकार', ta: 'பொருளின் வகைமாதிரி' },
  'Product Attribute': { hi: 'उत्पाद का गुण', ta: 'பொருளின் பண்பு' },
  SKU: { hi: 'SKU', ta: 'SKU' },
  'Option values': { hi: 'विकल्पों के मान', ta: 'தெரிவுகளின் மதிப்புகள்' },
  'Like Size: M | Colour: Red; empty for the only one': {
    hi: 'जैसे Size: M | Colour: Red; एक ही हो तो खाली',
    ta: 'உதாரணம் Size: M | Colour: Red; ஒன்று மட்டுமெனில் காலி',
  },
  'Weight in grams': { hi: 'वज़न (ग्राम)', ta: 'எடை (கிராம்)' },
  Barcode: { hi: 'बारकोड', ta: 'பட்டைக்குறியீடு' },
  'Is archived': { hi: 'संग्रहित है', ta: 'காப்பகத்தில் உள்ளது' },
  'Not sold any more; orders still name it': {
    hi: 'अब नहीं बिकता; पुराने ऑर्डर इसे बताते हैं',
    ta: 'இனி விற்பனையில் இல்லை; பழைய ஆர்டர்கள் இதைக் குறிப்பிடும்',
  },
  Attribute: { hi: 'गुण', ta: 'பண்பு' },
  Attributes: { hi: 'गुण', ta: 'பண்புகள்' },
  Value: { hi: 'मान', ta: 'மதிப்பு' },
  Variants: { hi: 'प्रकार', ta: 'வகைமாதிரிகள்' },
  Variant: { hi: 'प्रकार', ta: 'வகைமாதிரி' },
  'Of its cheapest variant; a product without variants gets one at this price': {
    hi: 'सबसे सस्ते प्रकार की कीमत; बिना प्रकार के उत्पाद को इसी कीमत का एक मिलता है',
    ta: 'மிகக் குறைந்த விலை வகைமாதிரியின் விலை; வகைமாதிரி இல்லாத பொருளுக்கு இந்த விலையில் ஒன்று உருவாகும்',
  },
  'Tax class': { hi: 'कर श्रेणी', ta: 'வரி வகுப்பு' },
  'Taxed as the default one where none is named': {
    hi: 'कोई न दी हो तो डिफ़ॉल्ट श्रेणी का कर लगता है',
    ta: 'எதுவும் குறிப்பிடப்படவில்லை எனில் இயல்பான வகுப்பின்படி வரி',
  },
  'HSN code': { hi: 'HSN कोड', ta: 'HSN குறியீடு' },
  Terms: { hi: 'शर्तें', ta: 'நிபந்தனைகள்' },
  'Cash on delivery': { hi: 'डिलीवरी पर नकद', ta: 'பெறும்போது பணம்' },
  Returnable: { hi: 'लौटाया जा सकता है', ta: 'திருப்பித் தரலாம்' },
  'Return days': { hi: 'लौटाने के दिन', ta: 'திருப்பித் தரும் நாட்கள்' },
  'Is digital': { hi: 'डिजिटल है', ta: 'டிஜிட்டல்' },
  'Nothing is sent: it is there at once': {
    hi: 'कुछ भेजा नहीं जाता: यह तुरंत मिलता है',
    ta: 'எதுவும் அனுப்பப்படாது: உடனே கிடைக்கும்',
  },
  'Tracks stock': { hi: 'स्टॉक गिना जाता है', ta: 'இருப்பு கணக்கிடப்படும்' },
  'Off for what is never sold out': {
    hi: 'जो कभी खत्म नहीं होता उसके लिए बंद',
    ta: 'தீராத பொருளுக்கு அணைத்து வைக்கவும்',
  },
  'Search words': { hi: 'खोज के शब्द', ta: 'தேடல் சொற்கள்' },
  'Product Offer': { hi: 'उत्पाद का प्रस्ताव', ta: 'பொருள் சலுகை' },
  'Name of the product’s variant': { hi: 'उत्पाद के प्रकार का नाम', ta: 'பொருளின் வகைமாதிரியின் பெயர்' },
  'Says which variant; a product with one alone needs none': {
    hi: 'बताता है कि कौन-सा प्रकार; एक ही प्रकार वाले उत्पाद में ज़रूरी नहीं',
    ta: 'எந்த வகைமாதிரி என்பதைச் சொல்லும்; ஒன்றே உள்ள பொருளுக்குத் தேவையில்லை',
  },
  'There are several variants to choose from: say which by its SKU': {
    hi: 'चुनने के लिए कई प्रकार हैं: SKU से बताएँ कि कौन-सा',
    ta: 'தேர்வு செய்யப் பல வகைமாதிரிகள் உள்ளன: எது என்பதை SKU மூலம் சொல்லுங்கள்',
  },
  'There is no such product': { hi: 'ऐसा कोई उत्पाद नहीं है', ta: 'அத்தகைய பொருள் இல்லை' },
  paused: { hi: 'रुका हुआ', ta: 'இடைநிறுத்தம்' },
  Pause: { hi: 'रोकें', ta: 'இடைநிறுத்து' },
  'Go on': { hi: 'जारी रखें', ta: 'தொடர்' },
  hidden: { hi: 'छिपा हुआ', ta: 'மறைக்கப்பட்டது' },
  Hide: { hi: 'छिपाएँ', ta: 'மறை' },
  'Show again': { hi: 'फिर दिखाएँ', ta: 'மீண்டும் காட்டு' },
  Keywords: { hi: 'खोज के शब्द', ta: 'தேடல் சொற்கள்' },
  'Other words that people search for, with commas between them': {
    hi: 'और शब्द जिनसे लोग इसे खोजते हैं, बीच में कॉमा लगाकर',
    ta: 'மக்கள் தேடும் பிற சொற்கள், இடையில் காற்புள்ளியுடன்',
  },
  'Only the office changes this of a product that has gone live': {
    hi: 'चालू हो चुके उत्पाद में इसे केवल कार्यालय बदलता है',
    ta: 'நேரலையான பொருளில் இதை அலுவலகம் மட்டுமே மாற்றும்',
  },
  'Change the price of each variant in its row: this is the lowest of them': {
    hi: 'हर प्रकार की कीमत उसकी पंक्ति में बदलें: यह उनमें सबसे कम है',
    ta: 'ஒவ்வொரு வகைமாதிரியின் விலையையும் அதன் வரிசையில் மாற்றுங்கள்: இது அவற்றில் மிகக் குறைந்தது',
  },
  'Put away': { hi: 'हटाकर रखें', ta: 'எடுத்து வை' },
  'Remove “{0}” from the title: it names one of the variants, and each variant adds its own': {
    hi: 'शीर्षक से “{0}” हटाएँ: यह एक वेरिएंट का नाम है, और हर वेरिएंट अपना नाम ख़ुद जोड़ता है',
    ta: 'தலைப்பிலிருந்து “{0}” நீக்குங்கள்: அது ஒரு வகையின் பெயர்; ஒவ்வொரு வகையும் தன் பெயரைச் சேர்க்கும்',
  },
  'Two variants have the SKU {0}': {
    hi: 'दो प्रकारों का SKU {0} है',
    ta: 'இரண்டு வகைமாதிரிகளுக்கு SKU {0} உள்ளது',
  },
  'Say what “{0}” is, with a colon between, like Size: M': {
    hi: 'बताएँ कि “{0}” क्या है, बीच में कोलन लगाकर, जैसे Size: M',
    ta: '“{0}” என்ன என்பதைச் சொல்லுங்கள், இடையே முக்காற்புள்ளியுடன், உதாரணம் Size: M',
  },
  'Two variants are {0}': { hi: 'दो प्रकार {0} हैं', ta: 'இரண்டு வகைமாதிரிகள் {0}' },
  'Archive the variant {0} instead of taking it away: orders may name it': {
    hi: 'प्रकार {0} को हटाने के बजाय संग्रह में रखें: ऑर्डर में उसका नाम हो सकता है',
    ta: 'வகைமாதிரி {0}-ஐ நீக்காமல் காப்பகத்தில் வையுங்கள்: ஆர்டர்களில் அது இருக்கலாம்',
  },
  'One variant must stay that is not archived': {
    hi: 'कम से कम एक प्रकार संग्रह से बाहर रहना चाहिए',
    ta: 'காப்பகத்தில் இல்லாத ஒரு வகைமாதிரியாவது இருக்க வேண்டும்',
  },
  'The product has no such variant': {
    hi: 'इस उत्पाद का ऐसा कोई प्रकार नहीं है',
    ta: 'இந்தப் பொருளுக்கு அத்தகைய வகைமாதிரி இல்லை',
  },
  'The product’s own business sells it by the variant’s price, without an offer': {
    hi: 'उत्पाद का अपना व्यवसाय इसे प्रकार की कीमत पर बेचता है, प्रस्ताव के बिना',
    ta: 'பொருளின் சொந்த வணிகம் வகைமாதிரியின் விலையிலேயே விற்கிறது; சலுகை தேவையில்லை',
  },
  'This product is not sold any more, or never was': {
    hi: 'यह उत्पाद अब नहीं बिकता, या कभी बिका ही नहीं',
    ta: 'இந்தப் பொருள் இப்போது விற்பனையில் இல்லை, அல்லது எப்போதும் இருந்ததில்லை',
  },
}
