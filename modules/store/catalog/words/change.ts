import type { Words } from '#framework/words'

/** Changes of products that wait for the office. */
export const changeWords: Words = {
  'Product Change': { hi: 'उत्पाद का बदलाव', ta: 'பொருள் மாற்றம்' },
  'Product Change Line': { hi: 'उत्पाद के बदलाव की पंक्ति', ta: 'பொருள் மாற்ற வரி' },
  What: { hi: 'क्या', ta: 'எது' },
  Now: { hi: 'अभी', ta: 'இப்போது' },
  Proposed: { hi: 'प्रस्तावित', ta: 'முன்மொழிந்தது' },
  'Proposed pictures': { hi: 'प्रस्तावित तस्वीरें', ta: 'முன்மொழிந்த படங்கள்' },
  'What changes': { hi: 'क्या बदलेगा', ta: 'எது மாறும்' },
  Changes: { hi: 'बदलाव', ta: 'மாற்றங்கள்' },
  'Change in review': { hi: 'जाँच में बदलाव', ta: 'பரிசீலனையில் உள்ள மாற்றம்' },
  waiting: { hi: 'प्रतीक्षा में', ta: 'காத்திருக்கிறது' },
  accepted: { hi: 'मान्य', ta: 'ஏற்கப்படுகிறது' },
  refused: { hi: 'ठुकराई गई', ta: 'மறுக்கப்பட்டது' },
  withdrawn: { hi: 'वापस लिया गया', ta: 'திரும்பப் பெறப்பட்டது' },
  Accept: { hi: 'स्वीकार करें', ta: 'ஏற்றுக்கொள்' },
  Refuse: { hi: 'मना करें', ta: 'மறு' },
  Withdraw: { hi: 'वापस लें', ta: 'திரும்பப் பெறு' },
  'Withdraw change': { hi: 'बदलाव वापस लें', ta: 'மாற்றத்தைத் திரும்பப் பெறு' },
  Answer: { hi: 'जवाब', ta: 'பதில்' },
  'Told to the seller; needed to refuse': {
    hi: 'विक्रेता को बताया जाएगा; मना करने के लिए ज़रूरी',
    ta: 'விற்பனையாளருக்குத் தெரிவிக்கப்படும்; மறுக்க இது தேவை',
  },
  'Requested by': { hi: 'किसने माँगा', ta: 'கேட்டவர்' },
  'Decided by': { hi: 'किसने तय किया', ta: 'முடிவு செய்தவர்' },
  'Your change waits for review. Shoppers see the product as it is here until the office decides.': {
    hi: 'आपका बदलाव जाँच की प्रतीक्षा में है। कार्यालय के तय करने तक ग्राहक उत्पाद को वैसा ही देखते हैं जैसा यहाँ है।',
    ta: 'உங்கள் மாற்றம் பரிசீலனைக்குக் காத்திருக்கிறது. அலுவலகம் முடிவு செய்யும் வரை வாடிக்கையாளர்கள் பொருளை இங்கே உள்ளபடியே காண்பார்கள்.',
  },
  'There is no such category': { hi: 'ऐसी कोई श्रेणी नहीं है', ta: 'அத்தகைய வகை இல்லை' },
  'There is no such brand': { hi: 'ऐसा कोई ब्रांड नहीं है', ta: 'அத்தகைய பிராண்ட் இல்லை' },
  'Say why it is refused: the seller reads it': {
    hi: 'बताएँ कि क्यों मना किया: विक्रेता इसे पढ़ेगा',
    ta: 'ஏன் மறுக்கப்பட்டது என்பதைச் சொல்லுங்கள்: விற்பனையாளர் இதைப் படிப்பார்',
  },
  'This change is decided: its answer stays as it is': {
    hi: 'इस बदलाव पर फ़ैसला हो चुका है: जवाब वैसा ही रहेगा',
    ta: 'இந்த மாற்றம் முடிவு செய்யப்பட்டது: பதில் அப்படியே இருக்கும்',
  },
  'No change of this product waits for review': {
    hi: 'इस उत्पाद का कोई बदलाव जाँच की प्रतीक्षा में नहीं है',
    ta: 'இந்தப் பொருளின் எந்த மாற்றமும் பரிசீலனைக்குக் காத்திருக்கவில்லை',
  },
  'A change of this product waits for review. Accept, refuse or withdraw it, then delete the product.': {
    hi: 'इस उत्पाद का एक बदलाव जाँच की प्रतीक्षा में है। उसे स्वीकार करें, अस्वीकार करें या वापस लें, फिर उत्पाद हटाएँ।',
    ta: 'இந்தப் பொருளின் ஒரு மாற்றம் பரிசீலனைக்குக் காத்திருக்கிறது. அதை ஏற்கவும், மறுக்கவும் அல்லது திரும்பப் பெறவும்; பிறகு பொருளை நீக்கவும்.',
  },
}
