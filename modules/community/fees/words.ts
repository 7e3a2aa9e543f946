import type { Words } from '#framework/words'

const schedule: Words = {
  'Take payment': { hi: 'भुगतान लें', ta: 'பணம் பெறு' },
  'Overdue fees': { hi: 'बकाया शुल्क, तारीख़ निकल चुकी', ta: 'கெடு கடந்த கட்டணங்கள்' },
  'Fee Schedule': { hi: 'फ़ीस योजना', ta: 'கட்டண அட்டவணை' },
  'Empty: the class and the year': { hi: 'खाली हो तो कक्षा और वर्ष', ta: 'காலியானால் வகுப்பும் ஆண்டும்' },
  'Fees are made from it': { hi: 'इससे फ़ीस बनती है', ta: 'இதிலிருந்து கட்டணம் உருவாகும்' },
  'All instalments together': { hi: 'सभी किस्तें मिलाकर', ta: 'எல்லாத் தவணைகளும் சேர்ந்து' },
  Instalments: { hi: 'किस्तें', ta: 'தவணைகள்' },
  'Scheduled Instalment': { hi: 'योजना की किस्त', ta: 'அட்டவணைத் தவணை' },
  'Brothers and sisters': { hi: 'भाई-बहन', ta: 'உடன்பிறந்தோர்' },
  'Sibling discount': { hi: 'भाई-बहन की छूट', ta: 'உடன்பிறந்தோர் தள்ளுபடி' },
  'For the second child of a family and each further one': {
    hi: 'परिवार के दूसरे और आगे के हर बच्चे के लिए',
    ta: 'குடும்பத்தின் இரண்டாம் குழந்தைக்கும் அடுத்த ஒவ்வொன்றுக்கும்',
  },
  percent: { hi: 'प्रतिशत', ta: 'சதவீதம்' },
  amount: { hi: 'राशि', ta: 'தொகை' },
  'Sibling percent': { hi: 'भाई-बहन का प्रतिशत', ta: 'உடன்பிறந்தோர் சதவீதம்' },
  'Of the whole year': { hi: 'पूरे वर्ष का', ta: 'முழு ஆண்டிலிருந்து' },
  'Sibling amount': { hi: 'भाई-बहन की राशि', ta: 'உடன்பிறந்தோர் தொகை' },
  'Off the whole year': { hi: 'पूरे वर्ष में से कम', ta: 'முழு ஆண்டில் குறைப்பது' },
  'What comes too late': { hi: 'जो देर से आए', ta: 'தாமதமாக வருவது' },
  'Late fee': { hi: 'विलंब शुल्क', ta: 'தாமதக் கட்டணம்' },
  'Added once to each instalment that is late': {
    hi: 'हर देर हुई किस्त में एक बार जुड़ता है',
    ta: 'தாமதமான ஒவ்வொரு தவணையிலும் ஒரு முறை சேரும்',
  },
  'Late percent': { hi: 'विलंब का प्रतिशत', ta: 'தாமதச் சதவீதம்' },
  'Of what is left of the instalment': { hi: 'किस्त में जो बाकी है उसका', ta: 'தவணையில் மீதமுள்ளதிலிருந்து' },
  'Late amount': { hi: 'विलंब की राशि', ta: 'தாமதத் தொகை' },
  'Grace days': { hi: 'छूट के दिन', ta: 'சலுகை நாட்கள்' },
  'So many days after its day an instalment is not late yet': {
    hi: 'तारीख के इतने दिन बाद तक किस्त देर की नहीं मानी जाती',
    ta: 'நாளுக்குப் பின் இத்தனை நாட்கள் வரை தவணை தாமதமாகாது',
  },
}

const fee: Words = {
  'Student name': { hi: 'विद्यार्थी का नाम', ta: 'மாணவர் பெயர்' },
  Schedule: { hi: 'योजना', ta: 'அட்டவணை' },
  'part paid': { hi: 'आंशिक भुगतान', ta: 'பகுதி செலுத்தியது' },
  waived: { hi: 'माफ़', ta: 'தள்ளுபடி' },
  'Next due on': { hi: 'अगली देय तारीख', ta: 'அடுத்த தவணை நாள்' },
  Amounts: { hi: 'राशियाँ', ta: 'தொகைகள்' },
  'Full amount': { hi: 'पूरी राशि', ta: 'முழுத் தொகை' },
  'As the schedule has it': { hi: 'योजना के अनुसार', ta: 'அட்டவணைப்படி' },
  Discount: { hi: 'छूट', ta: 'தள்ளுபடி' },
  'For brothers and sisters': { hi: 'भाई-बहनों के लिए', ta: 'உடன்பிறந்தோருக்கு' },
  'Late fees': { hi: 'विलंब शुल्क', ta: 'தாமதக் கட்டணங்கள்' },
  Waived: { hi: 'माफ़ किया', ta: 'தள்ளுபடி செய்தது' },
  'What is asked for in all, paid or not': {
    hi: 'कुल कितना देना है, दिया हो या नहीं',
    ta: 'மொத்தமாகக் கேட்பது, செலுத்தியதோ இல்லையோ',
  },
  Paid: { hi: 'भुगतान हुआ', ta: 'செலுத்தியது' },
  Outstanding: { hi: 'बाकी', ta: 'நிலுவை' },
  'Fee Instalment': { hi: 'फ़ीस की किस्त', ta: 'கட்டணத் தவணை' },
  'Pay part': { hi: 'कितना देना है', ta: 'எவ்வளவு செலுத்துவது' },
  'What the next payment is for': { hi: 'अगला भुगतान किसके लिए है', ta: 'அடுத்து செலுத்துவது எதற்கு' },
  'what is due': { hi: 'जो देय है', ta: 'செலுத்த வேண்டியது' },
  everything: { hi: 'सब कुछ', ta: 'அனைத்தும்' },
  Payments: { hi: 'भुगतान', ta: 'கொடுப்பனவுகள்' },
  'Fee Payment': { hi: 'फ़ीस का भुगतान', ta: 'கட்டணக் கொடுப்பனவு' },
  'Payment, Counter Payment or Cash Collection': {
    hi: 'भुगतान, काउंटर भुगतान या नकद वसूली',
    ta: 'கட்டணம், கவுண்டர் கட்டணம் அல்லது பண வசூல்',
  },
  'Asking for less': { hi: 'कम माँगना', ta: 'குறைவாகக் கேட்பது' },
  'Waive amount': { hi: 'माफ़ी की राशि', ta: 'தள்ளுபடித் தொகை' },
  'Empty: everything that is left': { hi: 'खाली हो तो जो भी बाकी है', ta: 'காலியானால் மீதமுள்ள அனைத்தும்' },
  'Waive reason': { hi: 'माफ़ी का कारण', ta: 'தள்ளுபடிக் காரணம்' },
  'Is needed to waive': { hi: 'माफ़ करने के लिए ज़रूरी', ta: 'தள்ளுபடி செய்யத் தேவை' },
  Waivers: { hi: 'माफ़ियाँ', ta: 'தள்ளுபடிகள்' },
  'Fee Waiver': { hi: 'फ़ीस माफ़ी', ta: 'கட்டணத் தள்ளுபடி' },
  'Who pays': { hi: 'कौन देता है', ta: 'யார் செலுத்துவது' },
  'Payer user': { hi: 'देने वाले का खाता', ta: 'செலுத்துபவரின் கணக்கு' },
  'Take a part': { hi: 'एक भाग लें', ta: 'ஒரு பகுதியைப் பெறு' },
  Settle: { hi: 'चुकता करें', ta: 'தீர்' },
  Waive: { hi: 'माफ़ करें', ta: 'தள்ளுபடி செய்' },
  'Ask for it again': { hi: 'फिर से माँगें', ta: 'மீண்டும் கேள்' },
  'Paid on': { hi: 'कब दिया', ta: 'செலுத்திய நாள்' },
  'Waived by': { hi: 'किसने माफ़ किया', ta: 'தள்ளுபடி செய்தவர்' },
  'Waived on': { hi: 'कब माफ़ किया', ta: 'தள்ளுபடி நாள்' },
}

const sentences: Words = {
  'Nothing of this fee is left to be paid': {
    hi: 'इस फ़ीस में कुछ देना बाकी नहीं है',
    ta: 'இந்தக் கட்டணத்தில் செலுத்த எதுவும் மீதமில்லை',
  },
  'More came than is left of the fee': {
    hi: 'जितना बाकी था उससे ज़्यादा आया',
    ta: 'மீதமுள்ளதைவிட அதிகமாக வந்தது',
  },
  'Say why the office asks for less': {
    hi: 'बताएँ कि कार्यालय कम क्यों माँग रहा है',
    ta: 'அலுவலகம் ஏன் குறைவாகக் கேட்கிறது என்று சொல்லுங்கள்',
  },
  'No more than {0} is left of this fee': {
    hi: 'इस फ़ीस में {0} से ज़्यादा बाकी नहीं है',
    ta: 'இந்தக் கட்டணத்தில் {0} க்கு மேல் மீதமில்லை',
  },
  'This fee can be seen by the family that pays it, and with its own link': {
    hi: 'यह फ़ीस वही परिवार देख सकता है जो इसे देता है, या जिसके पास इसका लिंक है',
    ta: 'இந்தக் கட்டணத்தைச் செலுத்தும் குடும்பமும், அதன் இணைப்பு உள்ளவரும் மட்டுமே பார்க்கலாம்',
  },
  '{0}: school fees {1}, {2} ({3})': {
    hi: '{0}: स्कूल की फ़ीस {1}, {2} ({3})',
    ta: '{0}: பள்ளிக் கட்டணம் {1}, {2} ({3})',
  },
  'No fee schedule of {0} is open': {
    hi: '{0} की कोई फ़ीस योजना खुली नहीं है',
    ta: '{0} க்கு எந்தக் கட்டண அட்டவணையும் திறக்கப்படவில்லை',
  },
  'Say how much, or choose none': {
    hi: 'बताएँ कितना, या «कोई नहीं» चुनें',
    ta: 'எவ்வளவு என்று சொல்லுங்கள், அல்லது “இல்லை” என்று தேர்ந்தெடுங்கள்',
  },
  'Every fee is the sum of its instalments, and says what its payments say': {
    hi: 'हर फ़ीस अपनी किस्तों का जोड़ है, और वही बताती है जो उसके भुगतान बताते हैं',
    ta: 'ஒவ்வொரு கட்டணமும் அதன் தவணைகளின் கூட்டுத்தொகை; அதன் கொடுப்பனவுகள் சொல்வதையே சொல்கிறது',
  },
}

export const words: Words = { ...schedule, ...fee, ...sentences }
