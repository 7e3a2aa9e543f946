import type { Words } from '#framework/words'

/** What stands on the paper. */
const paper: Words = {
  Receipt: { hi: 'रसीद', ta: 'ரசீது' },
  'Receipt number': { hi: 'रसीद संख्या', ta: 'ரசீது எண்' },
  'Received with thanks from': { hi: 'धन्यवाद सहित प्राप्त', ta: 'நன்றியுடன் பெற்றுக்கொண்டது' },
  Towards: { hi: 'मद', ta: 'எதற்காக' },
  'Paid by way of': { hi: 'भुगतान का तरीका', ta: 'செலுத்திய முறை' },
  'Reference number': { hi: 'संदर्भ संख्या', ta: 'குறிப்பு எண்' },
  Bank: { hi: 'बैंक', ta: 'வங்கி' },
  'Received on': { hi: 'प्राप्ति की तारीख', ta: 'பெற்ற தேதி' },
  'This receipt holds once the cheque has cleared.': {
    hi: 'चेक भुनने पर ही यह रसीद मान्य है।',
    ta: 'காசோலை பணமான பிறகே இந்த ரசீது செல்லும்.',
  },
  'Of this amount, {amount} was paid back.': {
    hi: 'इस राशि में से {amount} लौटाए गए।',
    ta: 'இத்தொகையில் {amount} திருப்பித் தரப்பட்டது.',
  },
  'Cancelled on {day}.': { hi: '{day} को रद्द।', ta: '{day} அன்று ரத்து செய்யப்பட்டது.' },
  Cancelled: { hi: 'रद्द', ta: 'ரத்து' },
  'Made by computer; it is valid without a signature.': {
    hi: 'कंप्यूटर से बनी; बिना हस्ताक्षर के मान्य।',
    ta: 'கணினியால் உருவாக்கப்பட்டது; கையொப்பம் இன்றிச் செல்லும்.',
  },
  'Scan to check this receipt': { hi: 'रसीद जाँचने के लिए स्कैन करें', ta: 'ரசீதைச் சரிபார்க்க ஸ்கேன் செய்க' },
  Cash: { hi: 'नकद', ta: 'ரொக்கம்' },
  Cheque: { hi: 'चेक', ta: 'காசோலை' },
  'Bank transfer': { hi: 'बैंक अंतरण', ta: 'வங்கிப் பரிமாற்றம்' },
  Card: { hi: 'कार्ड', ta: 'அட்டை' },
  'Net banking': { hi: 'नेट बैंकिंग', ta: 'இணைய வங்கி' },
  Online: { hi: 'ऑनलाइन', ta: 'இணையவழி' },
}

const labels: Words = {
  'Issued on': { hi: 'जारी करने की तारीख', ta: 'வழங்கிய தேதி' },
  issued: { hi: 'जारी', ta: 'வழங்கப்பட்டது' },
  cancelled: { hi: 'रद्द', ta: 'ரத்தானது' },
  Returned: { hi: 'लौटाया गया', ta: 'திருப்பித் தந்தது' },
  'Paid back after the receipt was given': {
    hi: 'रसीद देने के बाद लौटाया गया',
    ta: 'ரசீது வழங்கிய பின் திருப்பித் தந்தது',
  },
  'Paid by': { hi: 'किसने दिया', ta: 'செலுத்தியவர்' },
  'Paid for': { hi: 'किसके लिए', ta: 'எதற்காகச் செலுத்தியது' },
  Lines: { hi: 'मदें', ta: 'வரிகள்' },
  'Receipt Line': { hi: 'रसीद की मद', ta: 'ரசீது வரி' },
  'How it was paid': { hi: 'कैसे दिया', ta: 'எப்படிச் செலுத்தியது' },
  'Method reference': { hi: 'भुगतान का संदर्भ', ta: 'செலுத்தியதன் குறிப்பு' },
  'cheque must clear': { hi: 'चेक भुनना बाक़ी', ta: 'காசோலை பணமாக வேண்டும்' },
  'Counter payment': { hi: 'काउंटर भुगतान', ta: 'முகப்புச் செலுத்தல்' },
  'Counter Payment': { hi: 'काउंटर भुगतान', ta: 'முகப்புச் செலுத்தல்' },
  'Cash collection': { hi: 'नकद वसूली', ta: 'ரொக்க வசூல்' },
  'Cash Collection': { hi: 'नकद वसूली', ta: 'ரொக்க வசூல்' },
  'Given by': { hi: 'किसने जारी की', ta: 'வழங்கியவர்' },
  Issuer: { hi: 'जारीकर्ता', ta: 'வழங்குநர்' },
  'Receipt Issuer': { hi: 'रसीद जारीकर्ता', ta: 'ரசீது வழங்குநர்' },
  Series: { hi: 'शृंखला', ta: 'வரிசை' },
  'Receipt Series': { hi: 'रसीद शृंखला', ta: 'ரசீது வரிசை' },
  'Financial year': { hi: 'वित्तीय वर्ष', ta: 'நிதியாண்டு' },
  Letterhead: { hi: 'शीर्षपत्र', ta: 'முகப்புத் தலைப்பு' },
  Replaces: { hi: 'किसके बदले', ta: 'எதற்குப் பதிலாக' },
  'Issued for': { hi: 'किसके लिए जारी', ta: 'எதற்காக வழங்கியது' },
  'Empty once it is cancelled': { hi: 'रद्द होने पर खाली', ta: 'ரத்தானதும் காலியாகும்' },
  Token: { hi: 'टोकन', ta: 'அடையாளக் குறி' },
  'Opens this receipt for whoever has it': {
    hi: 'जिसके पास यह हो, उसके लिए रसीद खुलती है',
    ta: 'இதை வைத்திருப்பவருக்கு ரசீது திறக்கும்',
  },
  'Cancelled on': { hi: 'रद्द करने की तारीख', ta: 'ரத்து செய்த தேதி' },
  'Cancel reason': { hi: 'रद्द करने का कारण', ta: 'ரத்து செய்த காரணம்' },
  'Print receipt': { hi: 'रसीद छापें', ta: 'ரசீதை அச்சிடு' },
  'Redate receipts': { hi: 'रसीदों की तारीख सुधारें', ta: 'ரசீதுகளின் தேதியைத் திருத்து' },
  'Send receipt': { hi: 'रसीद भेजें', ta: 'ரசீதை அனுப்பு' },
  'First day': { hi: 'पहला दिन', ta: 'முதல் நாள்' },
  'Last day': { hi: 'अंतिम दिन', ta: 'கடைசி நாள்' },
  'Last number': { hi: 'अंतिम संख्या', ta: 'கடைசி எண்' },
  'Last issued on': { hi: 'अंतिम रसीद की तारीख', ta: 'கடைசி ரசீதின் தேதி' },
  'Of those that were not cancelled': {
    hi: 'उनमें से जो रद्द नहीं हुईं',
    ta: 'ரத்து செய்யப்படாதவற்றில்',
  },
  'Issuer name': { hi: 'जारीकर्ता का नाम', ta: 'வழங்குநர் பெயர்' },
  'Empty fields are taken from the organisation': {
    hi: 'खाली जगहें संस्था से ली जाती हैं',
    ta: 'காலியான இடங்கள் நிறுவனத்திடமிருந்து எடுக்கப்படும்',
  },
  Registrations: { hi: 'पंजीकरण', ta: 'பதிவு எண்கள்' },
  'Receipt Registration': { hi: 'रसीद पर पंजीकरण', ta: 'ரசீதில் பதிவு எண்' },
  Signatory: { hi: 'हस्ताक्षरकर्ता', ta: 'கையொப்பமிடுபவர்' },
  'Who signs, like “Treasurer”': {
    hi: 'कौन हस्ताक्षर करता है, जैसे “कोषाध्यक्ष”',
    ta: 'கையொப்பமிடுபவர், “பொருளாளர்” போல',
  },
  Footnote: { hi: 'पादटिप्पणी', ta: 'அடிக்குறிப்பு' },
  Numbers: { hi: 'संख्याएँ', ta: 'எண்கள்' },
  'Number prefix': { hi: 'संख्या का उपसर्ग', ta: 'எண்ணின் முன்னொட்டு' },
  'Stands before each number': { hi: 'हर संख्या से पहले लगता है', ta: 'ஒவ்வொரு எண்ணின் முன்னும் வரும்' },
  'Financial year start': { hi: 'वित्तीय वर्ष का आरंभ', ta: 'நிதியாண்டு தொடக்கம்' },
  'The month in which years begin; fixed by the first receipt': {
    hi: 'वर्ष जिस महीने शुरू होता है; पहली रसीद से तय हो जाता है',
    ta: 'ஆண்டு தொடங்கும் மாதம்; முதல் ரசீதுடன் நிலையாகும்',
  },
  'Like GSTIN, PAN or 80G': { hi: 'जैसे GSTIN, PAN या 80G', ta: 'GSTIN, PAN அல்லது 80G போல' },
}

const sentences: Words = {
  'The last receipt is dated {0}, and today is {1}: the clock must be wrong. Put it right, or redate the receipts with wrong dates':
    {
      hi: 'अंतिम रसीद पर {0} की तारीख है और आज {1} है: घड़ी ग़लत होगी। उसे ठीक करें, या ग़लत तारीख वाली रसीदों की तारीख सुधारें',
      ta: 'கடைசி ரசீதின் தேதி {0}, இன்று {1}: கடிகாரம் தவறாக இருக்க வேண்டும். அதைச் சரிசெய்யுங்கள், அல்லது தவறான தேதியுள்ள ரசீதுகளைத் திருத்துங்கள்',
    },
  'There is no such receipt, or you cannot open it': {
    hi: 'ऐसी कोई रसीद नहीं है, या आप उसे खोल नहीं सकते',
    ta: 'அப்படி ஒரு ரசீது இல்லை, அல்லது நீங்கள் அதைத் திறக்க முடியாது',
  },
  'The lines of a receipt add up to its amount': {
    hi: 'रसीद की मदों का जोड़ उसकी राशि के बराबर होता है',
    ta: 'ரசீதின் வரிகளின் கூட்டுத்தொகை அதன் தொகைக்குச் சமமாக இருக்க வேண்டும்',
  },
  'No receipt is dated after today': {
    hi: 'आज के बाद की तारीख वाली कोई रसीद नहीं है',
    ta: 'இன்றைக்குப் பிந்தைய தேதியுள்ள ரசீது எதுவும் இல்லை',
  },
  'The receipt {0} is cancelled already': {
    hi: 'रसीद {0} पहले ही रद्द है',
    ta: 'ரசீது {0} ஏற்கனவே ரத்தானது',
  },
  'The receipt {0} names no payment': {
    hi: 'रसीद {0} में किसी भुगतान का नाम नहीं है',
    ta: 'ரசீது {0} எந்தக் கட்டணத்தையும் குறிப்பிடவில்லை',
  },
  'Receipts were given already: the months of the financial year cannot change any more': {
    hi: 'रसीदें जारी हो चुकी हैं: वित्तीय वर्ष के महीने अब बदल नहीं सकते',
    ta: 'ரசீதுகள் ஏற்கனவே வழங்கப்பட்டன: நிதியாண்டின் மாதங்களை இனி மாற்ற முடியாது',
  },
  'Whoever paid left no e-mail address': {
    hi: 'भुगतान करने वाले ने कोई ई-मेल पता नहीं दिया',
    ta: 'செலுத்தியவர் மின்னஞ்சல் முகவரி தரவில்லை',
  },
  'Every payment that was booked has its receipt': {
    hi: 'दर्ज हुए हर भुगतान की अपनी रसीद है',
    ta: 'பதிவான ஒவ்வொரு கட்டணத்துக்கும் ரசீது உள்ளது',
  },
}

export const words: Words = { ...paper, ...labels, ...sentences }
