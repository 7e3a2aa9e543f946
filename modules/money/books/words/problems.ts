import type { Words } from '#framework/words'

/** What can be wrong with an entry, an account or a period. */
export const ledgerProblems: Words = {
  'This check could not be made': { hi: 'यह जाँच नहीं हो सकी', ta: 'இந்தச் சரிபார்ப்பைச் செய்ய முடியவில்லை' },
  'Lines of this entry are missing, or too many': {
    hi: 'इस प्रविष्टि की पंक्तियाँ कम या ज़्यादा हैं',
    ta: 'இந்தப் பதிவின் வரிகள் குறைவாக அல்லது அதிகமாக உள்ளன',
  },
  'The lines of this entry do not add up to nothing': {
    hi: 'इस प्रविष्टि की पंक्तियों का जोड़ शून्य नहीं है',
    ta: 'இந்தப் பதிவின் வரிகளின் கூட்டல் சுழியம் அல்ல',
  },
  'The total of this entry is not that of its debits': {
    hi: 'इस प्रविष्टि का कुल इसके नामे के बराबर नहीं है',
    ta: 'இந்தப் பதிவின் மொத்தம் அதன் பற்றுகளின் மொத்தம் அல்ல',
  },
  'A line of this entry has another currency or day': {
    hi: 'इस प्रविष्टि की किसी पंक्ति की मुद्रा या तारीख अलग है',
    ta: 'இந்தப் பதிவின் ஒரு வரியில் வேறு நாணயம் அல்லது நாள் உள்ளது',
  },
  'This line belongs to no entry': {
    hi: 'यह पंक्ति किसी प्रविष्टि की नहीं है',
    ta: 'இந்த வரி எந்தப் பதிவுக்கும் உரியதல்ல',
  },
  'The lines of this account do not count on from here': {
    hi: 'इस खाते की पंक्तियों का क्रम यहाँ से टूटा है',
    ta: 'இந்தக் கணக்கின் வரிசை இங்கிருந்து தொடரவில்லை',
  },
  'The running balance is wrong from here': {
    hi: 'चालू शेष यहाँ से गलत है',
    ta: 'தொடர் இருப்பு இங்கிருந்து தவறு',
  },
  'The balance of this account is not that of its lines': {
    hi: 'इस खाते का शेष इसकी पंक्तियों के जोड़ के बराबर नहीं है',
    ta: 'இந்தக் கணக்கின் இருப்பு அதன் வரிகளின் கூட்டல் அல்ல',
  },
  'This account is overdrawn, which it may not be': {
    hi: 'इस खाते से इसमें जमा राशि से ज़्यादा निकला है, जिसकी अनुमति नहीं',
    ta: 'இந்தக் கணக்கில் இருப்பை விட அதிகம் எடுக்கப்பட்டுள்ளது; அது கூடாது',
  },
  'A line of this account has another currency': {
    hi: 'इस खाते की किसी पंक्ति की मुद्रा अलग है',
    ta: 'இந்தக் கணக்கின் ஒரு வரியில் வேறு நாணயம் உள்ளது',
  },
  'This reversal does not take back what it reverses': {
    hi: 'यह उलटी प्रविष्टि वह नहीं लौटाती जिसे वह उलटती है',
    ta: 'இந்த எதிர்ப்பதிவு அதன் மூலப்பதிவை நீக்கவில்லை',
  },
  'Something was dated into this period after it was closed, or its closing balances were changed': {
    hi: 'अवधि बंद होने के बाद उसमें कुछ डाला गया, या उसके अंतिम शेष बदले गए',
    ta: 'காலம் மூடியபின் அதில் ஏதோ பதிவானது, அல்லது இறுதி இருப்புகள் மாற்றப்பட்டன',
  },
  'Closing balances of this period are missing, or too many': {
    hi: 'इस अवधि के अंतिम शेष कम या ज़्यादा हैं',
    ta: 'இந்தக் காலத்தின் இறுதி இருப்புகள் குறைவாக அல்லது அதிகமாக உள்ளன',
  },
}

/** What can be wrong with a payment, a refund or what a gateway sent. */
export const paymentProblems: Words = {
  'Money was taken for this payment, and never posted': {
    hi: 'इस भुगतान का पैसा लिया गया, पर दर्ज नहीं हुआ',
    ta: 'இந்தக் கட்டணத்தின் பணம் பெறப்பட்டது, பதிவாகவில்லை',
  },
  'This payment was posted more than once': {
    hi: 'यह भुगतान एक से ज़्यादा बार दर्ज हुआ',
    ta: 'இந்தக் கட்டணம் ஒன்றுக்கு மேற்பட்ட முறை பதிவாகியுள்ளது',
  },
  'Money was posted for this payment, and it says that none was taken': {
    hi: 'इस भुगतान का पैसा दर्ज है, पर भुगतान कहता है कि कुछ नहीं लिया गया',
    ta: 'இந்தக் கட்டணத்திற்குப் பணம் பதிவாகியுள்ளது; ஆனால் எதுவும் பெறவில்லை என்கிறது',
  },
  'What was posted for this payment is not what was taken': {
    hi: 'इस भुगतान की दर्ज राशि ली गई राशि के बराबर नहीं है',
    ta: 'இந்தக் கட்டணத்தில் பதிவான தொகை பெற்ற தொகை அல்ல',
  },
  'This entry is of a payment that is not there': {
    hi: 'यह प्रविष्टि ऐसे भुगतान की है जो है ही नहीं',
    ta: 'இந்தப் பதிவு இல்லாத ஒரு கட்டணத்தினுடையது',
  },
  'More is paid back than was taken': {
    hi: 'जितना लिया गया उससे ज़्यादा लौटाया गया',
    ta: 'பெற்றதை விட அதிகம் திருப்பப்பட்டுள்ளது',
  },
  'What this payment says is paid back is not what its refunds say': {
    hi: 'भुगतान में लिखी लौटाई राशि उसकी वापसियों के जोड़ के बराबर नहीं है',
    ta: 'கட்டணம் சொல்லும் திருப்பிய தொகை அதன் திருப்பல்களின் கூட்டல் அல்ல',
  },
  'The state of this payment is not that of its refunds': {
    hi: 'इस भुगतान की स्थिति उसकी वापसियों से मेल नहीं खाती',
    ta: 'இந்தக் கட்டணத்தின் நிலை அதன் திருப்பல்களுடன் பொருந்தவில்லை',
  },
  'This account does not hold what refunds under way are to pay': {
    hi: 'इस खाते में वह राशि नहीं है जो चल रहे रिफ़ंड को चुकानी है',
    ta: 'நடந்துகொண்டிருக்கும் பணத் திருப்பங்கள் தர வேண்டிய தொகை இந்தக் கணக்கில் இல்லை',
  },
  'This account does not hold the credit that its refunds gave': {
    hi: 'इस खाते में वह जमा नहीं है जो इसके रिफ़ंड से मिला',
    ta: 'பணத் திருப்பங்கள் தந்த வரவு இந்தக் கணக்கில் இல்லை',
  },
  'This refund was never posted': { hi: 'यह वापसी दर्ज नहीं हुई', ta: 'இந்தத் திருப்பல் பதிவாகவில்லை' },
  'This refund failed, and what was posted for it was not taken back': {
    hi: 'यह वापसी विफल रही, पर इसकी प्रविष्टि वापस नहीं ली गई',
    ta: 'இந்தத் திருப்பல் தோல்வியுற்றது; அதன் பதிவு திரும்பப் பெறப்படவில்லை',
  },
  'This refund is done, and not paid from its gateway': {
    hi: 'यह वापसी पूरी हुई, पर भुगतान सेवा के खाते से नहीं गई',
    ta: 'இந்தத் திருப்பல் முடிந்தது; கட்டணச் சேவைக் கணக்கிலிருந்து செல்லவில்லை',
  },
  'This refund is under way, and nobody is owed its amount': {
    hi: 'यह वापसी चल रही है, पर इसकी राशि किसी को देय नहीं दिखती',
    ta: 'இந்தத் திருப்பல் நடக்கிறது; அதன் தொகை யாருக்கும் தர வேண்டியதாக இல்லை',
  },
  'This refund went to credit, and nobody got its amount': {
    hi: 'यह वापसी जमा में गई, पर राशि किसी को नहीं मिली',
    ta: 'இந்தத் திருப்பல் வரவில் சேர்ந்தது; தொகை யாருக்கும் சேரவில்லை',
  },
  'This refund moved more than its amount': {
    hi: 'इस वापसी ने अपनी राशि से अलग राशि चलाई',
    ta: 'இந்தத் திருப்பல் தன் தொகைக்கு மாறாக நகர்த்தியுள்ளது',
  },
  'This account does not hold what its gateway took and did not pay back': {
    hi: 'इस खाते में वह राशि नहीं है जो भुगतान सेवा ने ली और नहीं लौटाई',
    ta: 'கட்டணச் சேவை பெற்றுத் திருப்பாத தொகை இந்தக் கணக்கில் இல்லை',
  },
  'This event came more than an hour ago, and nobody has worked it off': {
    hi: 'यह सूचना एक घंटे से ज़्यादा पहले आई, और इस पर काम नहीं हुआ',
    ta: 'இந்த நிகழ்வு ஒரு மணி நேரத்திற்கு முன் வந்தது; இன்னும் கவனிக்கப்படவில்லை',
  },
  'This payment ended more than a day ago, and the gateway was not asked how': {
    hi: 'यह भुगतान एक दिन से पहले समाप्त हुआ, और सेवा से नतीजा नहीं पूछा गया',
    ta: 'இந்தக் கட்டணம் ஒரு நாளுக்கு முன் முடிந்தது; முடிவு கேட்கப்படவில்லை',
  },
  'This refund was decided more than a day ago, and not sent': {
    hi: 'यह वापसी एक दिन से पहले तय हुई, और भेजी नहीं गई',
    ta: 'இந்தத் திருப்பல் ஒரு நாளுக்கு முன் முடிவானது; அனுப்பப்படவில்லை',
  },
}

/** Money that nobody has said anything about. */
export const ownerProblems: Words = {
  'This money has waited for a decision for more than a day': {
    hi: 'यह पैसा एक दिन से ज़्यादा निर्णय की राह देख रहा है',
    ta: 'இந்தப் பணம் ஒரு நாளுக்கு மேல் முடிவுக்காகக் காத்திருக்கிறது',
  },
  'This money has been held without a decision for more than thirty days': {
    hi: 'यह पैसा तीस दिन से ज़्यादा बिना निर्णय के रोका हुआ है',
    ta: 'இந்தப் பணம் முப்பது நாளுக்கு மேல் முடிவின்றி நிறுத்தப்பட்டுள்ளது',
  },
  'This account does not hold what waits for a decision': {
    hi: 'इस खाते में वह राशि नहीं है जो निर्णय की राह देख रही है',
    ta: 'முடிவுக்காகக் காத்திருக்கும் தொகை இந்தக் கணக்கில் இல்லை',
  },
  'Money was taken, and nobody says what became of it': {
    hi: 'पैसा लिया गया, और उसका क्या हुआ यह कहीं नहीं लिखा',
    ta: 'பணம் பெறப்பட்டது; அது என்னவாயிற்று என யாரும் சொல்லவில்லை',
  },
  'This payment is said to pay for something, and names nothing': {
    hi: 'यह भुगतान किसी चीज़ का बताया गया है, पर उसका नाम नहीं है',
    ta: 'இந்தக் கட்டணம் ஏதோ ஒன்றுக்கு என்கிறது; எதற்கு எனக் குறிப்பிடவில்லை',
  },
  'This money is said to have gone back, and has not': {
    hi: 'यह पैसा लौटाया बताया गया है, पर लौटा नहीं',
    ta: 'இந்தப் பணம் திரும்பியது என்கிறது; ஆனால் திரும்பவில்லை',
  },
  'The accounts that this payment went to are not told, or not with all of it': {
    hi: 'यह भुगतान किन खातों में गया, यह पूरा नहीं लिखा',
    ta: 'இந்தக் கட்டணம் சென்ற கணக்குகள் முழுதும் குறிப்பிடப்படவில்லை',
  },
  'This payment found its owner, and its money still waits': {
    hi: 'इस भुगतान का हकदार मिल गया, पर पैसा अब भी रुका है',
    ta: 'இந்தக் கட்டணத்தின் உரியவர் தெரிந்தது; பணம் இன்னும் காத்திருக்கிறது',
  },
}

/** What can be wrong with receipts and their numbers. */
export const receiptProblems: Words = {
  'A number of this year is missing': {
    hi: 'इस वर्ष का कोई क्रमांक छूटा है',
    ta: 'இந்த ஆண்டின் ஓர் எண் விடுபட்டுள்ளது',
  },
  'The last number of this year is not that of its last receipt': {
    hi: 'इस वर्ष का अंतिम क्रमांक अंतिम रसीद का नहीं है',
    ta: 'இந்த ஆண்டின் கடைசி எண் கடைசி ரசீதினுடையது அல்ல',
  },
  'A number of this year was given twice': {
    hi: 'इस वर्ष का कोई क्रमांक दो बार दिया गया',
    ta: 'இந்த ஆண்டின் ஓர் எண் இருமுறை தரப்பட்டது',
  },
  'A receipt of this year has a day of another year': {
    hi: 'इस वर्ष की किसी रसीद की तारीख दूसरे वर्ष की है',
    ta: 'இந்த ஆண்டின் ஒரு ரசீதில் வேறு ஆண்டின் நாள் உள்ளது',
  },
  'What is posted for this dispute is not what it says': {
    hi: 'इस विवाद की प्रविष्टियाँ इसकी राशि से मेल नहीं खातीं',
    ta: 'இந்தத் தகராறின் பதிவுகள் அதன் தொகையுடன் பொருந்தவில்லை',
  },
  'What this payment says is lost is not what its disputes say': {
    hi: 'इस भुगतान की हारी राशि इसके विवादों से मेल नहीं खाती',
    ta: 'இந்தக் கட்டணத்தின் இழந்த தொகை அதன் தகராறுகளுடன் பொருந்தவில்லை',
  },
  'A dispute runs, and this payment says that none does': {
    hi: 'विवाद चल रहा है, पर यह भुगतान ऐसा नहीं बताता',
    ta: 'தகராறு நடக்கிறது; ஆனால் இந்தக் கட்டணம் அப்படிச் சொல்லவில்லை',
  },
  'No dispute runs, and this payment says that one does': {
    hi: 'कोई विवाद नहीं चल रहा, पर यह भुगतान बताता है कि चल रहा है',
    ta: 'தகராறு எதுவும் இல்லை; ஆனால் இந்தக் கட்டணம் இருப்பதாகச் சொல்கிறது',
  },
  'This receipt belongs to no series': {
    hi: 'यह रसीद किसी क्रम की नहीं है',
    ta: 'இந்த ரசீது எந்த வரிசைக்கும் உரியதல்ல',
  },
  'This receipt is for no payment': {
    hi: 'यह रसीद किसी भुगतान की नहीं है',
    ta: 'இந்த ரசீது எந்தக் கட்டணத்திற்கும் உரியதல்ல',
  },
  'This receipt is for a payment that took no money': {
    hi: 'यह रसीद ऐसे भुगतान की है जिसमें पैसा नहीं लिया गया',
    ta: 'இந்த ரசீது பணம் பெறாத ஒரு கட்டணத்திற்கானது',
  },
  'This receipt has another amount than its payment': {
    hi: 'इस रसीद की राशि इसके भुगतान से अलग है',
    ta: 'இந்த ரசீதின் தொகை அதன் கட்டணத்திலிருந்து வேறுபடுகிறது',
  },
  'This receipt holds, and its money was taken back': {
    hi: 'यह रसीद मान्य है, पर इसका पैसा वापस हो चुका है',
    ta: 'இந்த ரசீது செல்லும்; ஆனால் அதன் பணம் திரும்பப் பெறப்பட்டது',
  },
  'Money was taken more than a day ago, and nobody got a receipt': {
    hi: 'पैसा एक दिन से पहले लिया गया, और रसीद किसी को नहीं मिली',
    ta: 'பணம் ஒரு நாளுக்கு முன் பெறப்பட்டது; ரசீது யாருக்கும் தரப்படவில்லை',
  },
  'More came back than this receipt is for': {
    hi: 'इस रसीद की राशि से ज़्यादा लौटाया गया',
    ta: 'இந்த ரசீதின் தொகையை விட அதிகம் திருப்பப்பட்டது',
  },
}
