import type { Words } from '#framework/words'
import { changeWords } from './words/change.ts'
import { listingWords } from './words/listing.ts'
import { productWords } from './words/product.ts'

export const words: Words = {
  'Products to approve': { hi: 'मंज़ूरी के लिए उत्पाद', ta: 'ஒப்புதலளிக்க வேண்டிய பொருட்கள்' },
  ...productWords,
  ...listingWords,
  ...changeWords,
  'Product Category': { hi: 'उत्पाद श्रेणी', ta: 'பொருள் வகை' },
  'Category name': { hi: 'श्रेणी का नाम', ta: 'வகையின் பெயர்' },
  'Parent category': { hi: 'ऊपर की श्रेणी', ta: 'மேல் வகை' },
  'Category image': { hi: 'श्रेणी की तस्वीर', ta: 'வகைப் படம்' },
  'Full description': { hi: 'पूरा विवरण', ta: 'முழு விளக்கம்' },
  Brand: { hi: 'ब्रांड', ta: 'பிராண்ட்' },
  'Brand name': { hi: 'ब्रांड का नाम', ta: 'பிராண்டின் பெயர்' },
  Product: { hi: 'उत्पाद', ta: 'பொருள்' },
  Category: { hi: 'श्रेणी', ta: 'வகை' },
  'in review': { hi: 'जाँच में', ta: 'பரிசீலனையில்' },
  archived: { hi: 'संग्रहित', ta: 'காப்பகத்தில்' },
  'Words and pictures': { hi: 'शब्द और तस्वीरें', ta: 'சொற்களும் படங்களும்' },
  Image: { hi: 'तस्वीर', ta: 'படம்' },
  'The first picture; cards show it': {
    hi: 'पहली तस्वीर; कार्ड पर यही दिखती है',
    ta: 'முதல் படம்; அட்டைகளில் இதுவே தெரியும்',
  },
  'Compare at price': { hi: 'पहले की कीमत', ta: 'முந்தைய விலை' },
  'The earlier price, struck out': { hi: 'पहले की कीमत, कटी हुई', ta: 'அடித்துக் காட்டப்படும் முந்தைய விலை' },
  'Send for review': { hi: 'जाँच के लिए भेजें', ta: 'பரிசீலனைக்கு அனுப்பு' },
  'Send back': { hi: 'वापस भेजें', ta: 'திருப்பி அனுப்பு' },
  Archive: { hi: 'संग्रह में रखें', ta: 'காப்பகத்தில் வை' },
  'Work on it again': { hi: 'फिर से काम करें', ta: 'மீண்டும் திருத்து' },
  'Product Picture': { hi: 'उत्पाद की तस्वीर', ta: 'பொருள் படம்' },
  'What the picture shows, for those who cannot see it': {
    hi: 'तस्वीर में क्या है, उनके लिए जो देख नहीं सकते',
    ta: 'படத்தில் என்ன உள்ளது, பார்க்க இயலாதவர்களுக்காக',
  },
  'Mobile image': { hi: 'मोबाइल की तस्वीर', ta: 'மொபைல் படம்' },
  'Short description': { hi: 'छोटा विवरण', ta: 'சுருக்க விளக்கம்' },
  Pictures: { hi: 'तस्वीरें', ta: 'படங்கள்' },
  Price: { hi: 'कीमत', ta: 'விலை' },
  'Display order': { hi: 'दिखने का क्रम', ta: 'காட்டும் வரிசை' },
  Alt: { hi: 'तस्वीर का वर्णन', ta: 'படத்தின் விவரிப்பு' },
  'The earlier price must be higher than the price': {
    hi: 'पहले की कीमत अभी की कीमत से ज़्यादा होनी चाहिए',
    ta: 'முந்தைய விலை இப்போதைய விலையைவிட அதிகமாக இருக்க வேண்டும்',
  },
}
