import type { Words } from '#framework/words'

export const labels: Words = {
  'Books Run': { hi: 'बही-खाते की जाँच', ta: 'கணக்குச் சரிபார்ப்பு' },
  Started: { hi: 'शुरू', ta: 'தொடங்கியது' },
  Ended: { hi: 'समाप्त', ta: 'முடிந்தது' },
  Ok: { en: 'In order', hi: 'सब ठीक', ta: 'சரியாக உள்ளது' },
  'Nothing was found': { hi: 'कोई गड़बड़ी नहीं मिली', ta: 'பிழை எதுவும் இல்லை' },
  'Fault count': { en: 'Faults found', hi: 'मिली गड़बड़ियाँ', ta: 'கண்ட பிழைகள்' },
  Checks: { hi: 'जाँचें', ta: 'சரிபார்ப்புகள்' },
  'Books Run Check': { hi: 'बही-खाते की एक जाँच', ta: 'ஒரு சரிபார்ப்பு' },
  Faults: { hi: 'गड़बड़ियाँ', ta: 'பிழைகள்' },
  'Books Run Fault': { hi: 'बही-खाते की गड़बड़ी', ta: 'கணக்குப் பிழை' },
  Problem: { hi: 'समस्या', ta: 'பிரச்சினை' },
}

/** What holds of the books when nothing is found. */
export const titles: Words = {
  'Every entry balances': { hi: 'हर प्रविष्टि बराबर है', ta: 'ஒவ்வொரு பதிவும் சமன்' },
  'Every running balance and sequence is right': {
    hi: 'हर चालू शेष और क्रम सही है',
    ta: 'ஒவ்வொரு தொடர் இருப்பும் வரிசையும் சரி',
  },
  'Every reversal takes back exactly what it reverses': {
    hi: 'हर उलटी प्रविष्टि ठीक वही लौटाती है जिसे वह उलटती है',
    ta: 'ஒவ்வொரு எதிர்ப்பதிவும் அதன் மூலப்பதிவை முழுதும் நீக்குகிறது',
  },
  'Closed periods stand as they were closed': {
    hi: 'बंद अवधियाँ वैसी ही हैं जैसी बंद हुई थीं',
    ta: 'மூடிய காலங்கள் மூடியபடியே உள்ளன',
  },
  'Every captured payment is posted once, with what was taken': {
    hi: 'लिया गया हर भुगतान एक बार और पूरी राशि से दर्ज है',
    ta: 'பெற்ற ஒவ்வொரு கட்டணமும் ஒரே முறை, பெற்ற தொகையில் பதிவாகியுள்ளது',
  },
  'What is owed to payers is what refunds under way are to pay': {
    hi: 'भुगतान करने वालों का बाकी वही है जो चल रहे रिफ़ंड को चुकाना है',
    ta: 'செலுத்தியவர்களுக்குத் தர வேண்டியது, நடந்துகொண்டிருக்கும் பணத் திருப்பங்கள் தர வேண்டியதே',
  },
  'The credit of every customer is what refunds gave': {
    hi: 'हर ग्राहक का जमा उतना ही है जितना रिफ़ंड से मिला',
    ta: 'ஒவ்வொரு வாடிக்கையாளரின் வரவும் பணத் திருப்பங்கள் தந்ததே',
  },
  'Refunds stay within what was taken, and each has its entries': {
    hi: 'वापसी ली गई राशि के भीतर है, और हर वापसी की प्रविष्टि है',
    ta: 'திருப்பிய தொகை பெற்றதற்குள் உள்ளது; ஒவ்வொன்றுக்கும் பதிவு உண்டு',
  },
  'Disputes are booked as their gateways told them': {
    hi: 'विवाद वैसे ही दर्ज हैं जैसे गेटवे ने बताए',
    ta: 'நுழைவாயில் சொன்னபடியே தகராறுகள் பதிவாகியுள்ளன',
  },
  'Every gateway’s account holds what was taken less what went back': {
    hi: 'हर भुगतान सेवा के खाते में ली गई राशि में से लौटाई गई घटाकर जो बचा, वही है',
    ta: 'ஒவ்வொரு கட்டணச் சேவைக் கணக்கிலும் பெற்றதில் திருப்பியது போக மீதி உள்ளது',
  },
  'No money waits for a decision for longer than a day': {
    hi: 'कोई पैसा एक दिन से ज़्यादा निर्णय की राह नहीं देखता',
    ta: 'எந்தப் பணமும் ஒரு நாளுக்கு மேல் முடிவுக்காகக் காத்திருக்கவில்லை',
  },
  'All money that was taken belongs to somebody': {
    hi: 'लिया गया सारा पैसा किसी न किसी का है',
    ta: 'பெற்ற பணம் அனைத்துக்கும் உரியவர் உண்டு',
  },
  'Nothing that gateways said or were asked is left lying': {
    hi: 'भुगतान सेवाओं की कोई बात अधूरी नहीं पड़ी है',
    ta: 'கட்டணச் சேவைகளின் எந்தத் தகவலும் கவனிக்கப்படாமல் இல்லை',
  },
  'The numbers of receipts have no gap and no double': {
    hi: 'रसीदों के क्रमांक में न कोई छूटा है, न दोहराया गया है',
    ta: 'ரசீது எண்களில் இடைவெளியும் இரட்டிப்பும் இல்லை',
  },
  'Every payment has its receipt, and every receipt its payment': {
    hi: 'हर भुगतान की रसीद है, और हर रसीद का भुगतान',
    ta: 'ஒவ்வொரு கட்டணத்துக்கும் ரசீது, ஒவ்வொரு ரசீதுக்கும் கட்டணம் உண்டு',
  },
}
