import type { Words } from '#framework/words'

const labels: Words = {
  'Refunds to pay out': { hi: 'चुकाने वाले रिफ़ंड', ta: 'திருப்பித் தர வேண்டிய பணம்' },
  'Remitted amount': { hi: 'जमा की गई राशि', ta: 'ஒப்படைத்த தொகை' },
  'This collector owes only {0}': {
    hi: 'वसूल करने वाले पर केवल {0} बाकी हैं',
    ta: 'வசூலிப்பவர் {0} மட்டுமே தர வேண்டியுள்ளது',
  },
  'It is over before all of it was brought, or still open': {
    hi: 'पूरी राशि आने से पहले ही यह समाप्त है, या अब भी खुली है',
    ta: 'முழுத் தொகை வருமுன் முடிந்துள்ளது, அல்லது இன்னும் திறந்துள்ளது',
  },
  'Refunded amount': { hi: 'लौटाई गई राशि', ta: 'திருப்பித் தந்த தொகை' },
  'Refund of': { hi: 'किसका रिफ़ंड', ta: 'எதற்கான பணத் திருப்பம்' },
  'Payment type': { hi: 'भुगतान का प्रकार', ta: 'கட்டண வகை' },
  'Empty: the document itself says what is owed back': {
    hi: 'खाली हो तो दस्तावेज़ ही बताता है कि कितना लौटाना है',
    ta: 'காலி: எவ்வளவு திருப்ப வேண்டும் என்பதை ஆவணமே சொல்லும்',
  },
  'Failed refund': { hi: 'विफल रिफ़ंड', ta: 'தோல்வியுற்ற பணத் திருப்பம்' },
  'It did not arrive at the bank': { hi: 'यह बैंक तक नहीं पहुँचा', ta: 'இது வங்கியை அடையவில்லை' },
  'Pay to': { hi: 'किसे देना है', ta: 'யாருக்குச் செலுத்த' },
  Payee: { hi: 'पाने वाला', ta: 'பெறுபவர்' },
  'Shortened: the office sees all of it': {
    hi: 'छोटा किया गया: कार्यालय पूरा देखता है',
    ta: 'சுருக்கப்பட்டது: அலுவலகம் முழுவதையும் பார்க்கும்',
  },
  'Payee name': { hi: 'पाने वाले का नाम', ta: 'பெறுபவரின் பெயர்' },
  'UPI ID': { hi: 'UPI ID', ta: 'UPI ID' },
  'Enter the name of the account holder': {
    hi: 'खाताधारक का नाम लिखें',
    ta: 'கணக்கு வைத்திருப்பவரின் பெயரை உள்ளிடவும்',
  },
  'Refund Payee': { hi: 'रिफ़ंड पाने वाला', ta: 'பணத் திருப்பம் பெறுபவர்' },
  'Wanted by': { hi: 'कैसे चाहिए', ta: 'எப்படி வேண்டும்' },
  'How the payer wants it': { hi: 'देने वाला इसे कैसे चाहता है', ta: 'செலுத்தியவர் எப்படி விரும்புகிறார்' },
  'Account number': { hi: 'खाता संख्या', ta: 'கணக்கு எண்' },
  IFSC: { hi: 'IFSC', ta: 'IFSC' },
  'Enter a valid UPI ID, like name@bank': {
    hi: 'सही UPI ID लिखें, जैसे name@bank',
    ta: 'சரியான UPI ID ஐ உள்ளிடவும், எ.கா. name@bank',
  },
  'Enter a bank account number of 9 to 18 digits': {
    hi: '9 से 18 अंकों की बैंक खाता संख्या लिखें',
    ta: '9 முதல் 18 இலக்க வங்கிக் கணக்கு எண்ணை உள்ளிடவும்',
  },
  'Enter a valid IFSC, like HDFC0001234': {
    hi: 'सही IFSC लिखें, जैसे HDFC0001234',
    ta: 'சரியான IFSC ஐ உள்ளிடவும், எ.கா. HDFC0001234',
  },
  'Money for {0} was paid back already, so this payment can’t be cancelled': {
    hi: '{0} का पैसा लौटाया जा चुका है, इसलिए यह भुगतान रद्द नहीं हो सकता',
    ta: '{0}-க்கான பணம் ஏற்கெனவே திருப்பித் தரப்பட்டது; எனவே இந்தக் கட்டணத்தை ரத்து செய்ய முடியாது',
  },
  'Only {0} of this payment can be refunded': {
    hi: 'इस भुगतान में से केवल {0} लौटाए जा सकते हैं',
    ta: 'இந்தக் கட்டணத்தில் {0} மட்டுமே திருப்பித் தர முடியும்',
  },
  'This pays for {0} {1}: refund it from there': {
    hi: 'यह {0} {1} का भुगतान है: वहीं से रिफ़ंड करें',
    ta: 'இது {0} {1}-க்கான கட்டணம்: அங்கிருந்தே திருப்பித் தரவும்',
  },
  'More of it was refunded than was paid': {
    hi: 'चुकाई गई राशि से ज़्यादा लौटाया गया',
    ta: 'செலுத்தியதை விட அதிகம் திருப்பப்பட்டது',
  },
  'What it says was refunded is not what its refunds say': {
    hi: 'लौटाई गई राशि इसके रिफ़ंड से मेल नहीं खाती',
    ta: 'திருப்பிய தொகை அதன் பணத் திருப்பங்களுடன் பொருந்தவில்லை',
  },
  'More cash left than came in': {
    hi: 'जितना नकद आया उससे ज़्यादा गया',
    ta: 'வந்ததை விட அதிக ரொக்கம் வெளியேறியுள்ளது',
  },
  'Counter Refund': { hi: 'हाथ से वापसी', ta: 'கையில் திருப்பித் தருதல்' },
  'Paid out by': { hi: 'किससे दिया', ta: 'எதன் மூலம் கொடுத்தது' },
  'Of the transfer or UPI payment': { hi: 'अंतरण या UPI भुगतान की', ta: 'பரிமாற்றம் அல்லது UPI செலுத்தலின்' },
  dropped: { hi: 'छोड़ा गया', ta: 'கைவிடப்பட்டது' },
  'One is open for a document': {
    hi: 'एक दस्तावेज़ के लिए एक खुली रहती है',
    ta: 'ஓர் ஆவணத்திற்கு ஒன்று திறந்திருக்கும்',
  },
  '{0} in cash were collected from {1}. It is booked, and a receipt is written.': {
    hi: '{1} से {0} नकद लिए गए। इसे बही में लिखा जाएगा और रसीद बनेगी।',
    ta: '{1} இடமிருந்து {0} ரொக்கமாகப் பெறப்பட்டது. இது கணக்கில் எழுதப்பட்டு, ரசீது வழங்கப்படும்.',
  },
  'Open the payout': { hi: 'लौटाने का पेज खोलें', ta: 'கொடுக்கும் பக்கத்தைத் திற' },
  'Pay out': { hi: 'दे दें', ta: 'கொடுத்துவிடு' },
  'Nothing was paid out on a day that is yet to come': {
    hi: 'आने वाले दिन पर कुछ नहीं दिया जा सकता',
    ta: 'வரவிருக்கும் நாளில் எதுவும் கொடுக்கப்பட்டிருக்க முடியாது',
  },
  'So much is not to be given back for {0} any more': {
    hi: '{0} के लिए अब इतना लौटाना नहीं है',
    ta: '{0}-க்கு இனி இவ்வளவு திருப்பித் தர வேண்டியதில்லை',
  },
  received: { hi: 'मिला', ta: 'பெறப்பட்டது' },
  cleared: { hi: 'भुना', ta: 'பணமானது' },
  bounced: { hi: 'लौटा', ta: 'திரும்பியது' },
  cash: { hi: 'नकद', ta: 'ரொக்கம்' },
  cheque: { hi: 'चेक', ta: 'காசோலை' },
  'Of the cheque, transfer or UPI payment': {
    hi: 'चेक, अंतरण या UPI भुगतान की',
    ta: 'காசோலை, பரிமாற்றம் அல்லது UPI செலுத்தலின்',
  },
  'Cheque date': { hi: 'चेक की तारीख', ta: 'காசோலைத் தேதி' },
  'What became of it': { hi: 'उसका क्या हुआ', ta: 'அதன் நிலை' },
  'Cleared on': { hi: 'भुनने की तारीख', ta: 'பணமான தேதி' },
  'Ended on': { hi: 'समाप्ति की तारीख', ta: 'முடிந்த தேதி' },
  'When it bounced or was cancelled': { hi: 'जब लौटा या रद्द हुआ', ta: 'திரும்பிய அல்லது ரத்தான நாள்' },
  'Clearing entry': { hi: 'भुनने की प्रविष्टि', ta: 'பணமானதன் பதிவு' },
  'Reference key': { hi: 'संदर्भ की पहचान', ta: 'குறிப்பின் அடையாளம்' },
  'Empty once it has ended': { hi: 'समाप्त होने पर खाली', ta: 'முடிந்ததும் காலியாகும்' },
  'Mark cleared': { hi: 'भुना हुआ दर्ज करें', ta: 'பணமானதாகக் குறி' },
  Bounce: { hi: 'लौटा हुआ दर्ज करें', ta: 'திரும்பியதாகக் குறி' },
  due: { hi: 'देय', ta: 'வர வேண்டியது' },
  collected: { hi: 'वसूल हुआ', ta: 'வசூலானது' },
  deposited: { hi: 'जमा हुआ', ta: 'செலுத்தப்பட்டது' },
  'Collector type': { hi: 'वसूल करने वाले का प्रकार', ta: 'வசூலிப்பவர் வகை' },
  'Like User, or the type of a courier': {
    hi: 'जैसे उपयोगकर्ता, या कूरियर का प्रकार',
    ta: 'பயனர் போல, அல்லது தூதஞ்சல் வகை',
  },
  Collector: { hi: 'वसूल करने वाला', ta: 'வசூலிப்பவர்' },
  'Collected on': { hi: 'वसूली की तारीख', ta: 'வசூலித்த தேதி' },
  'Deposited on': { hi: 'जमा की तारीख', ta: 'செலுத்திய தேதி' },
  'Deposited into': { hi: 'कहाँ जमा', ta: 'எங்கே செலுத்தியது' },
  'Deposit reference': { hi: 'जमा का संदर्भ', ta: 'செலுத்தியதன் சான்று' },
  'Deposit entry': { hi: 'जमा की प्रविष्टि', ta: 'செலுத்தியதன் பதிவு' },
  'Open for': { hi: 'किसके लिए खुली', ta: 'எதற்காகத் திறந்துள்ளது' },
  'One is open for a document, or for each part of it': {
    hi: 'एक दस्तावेज़ या उसके हर हिस्से के लिए एक ही खुली रहती है',
    ta: 'ஓர் ஆவணத்திற்கோ அதன் ஒவ்வொரு பகுதிக்கோ ஒன்றே திறந்திருக்கும்',
  },
  'Part type': { hi: 'हिस्से का प्रकार', ta: 'பகுதியின் வகை' },
  'Like Parcel, where the document comes in parts': {
    hi: 'जैसे पार्सल, जहाँ दस्तावेज़ हिस्सों में आता है',
    ta: 'பார்சல் போல, ஆவணம் பகுதிகளாக வரும்போது',
  },
  Part: { hi: 'हिस्सा', ta: 'பகுதி' },
  'It is collected with this part of what is paid for': {
    hi: 'जिसका भुगतान है उसके इस हिस्से के साथ लिया जाता है',
    ta: 'செலுத்துவதன் இந்தப் பகுதியுடன் வசூலிக்கப்படும்',
  },
  Collect: { hi: 'वसूल करें', ta: 'வசூலி' },
  Deposit: { hi: 'जमा करें', ta: 'செலுத்து' },
  'Cash collected': { hi: 'नकद वसूल हुआ', ta: 'ரொக்கம் வசூலானது' },
  Deposited: { hi: 'जमा हुआ', ta: 'செலுத்தப்பட்டது' },
}

const sentences: Words = {
  'This key was used for another payment at the counter': {
    hi: 'यह कुंजी काउंटर पर किसी दूसरे भुगतान में काम आ चुकी है',
    ta: 'இந்தச் சாவி முகப்பில் வேறொரு செலுத்தலுக்குப் பயன்பட்டது',
  },
  'Nothing is to be paid for {0} now': {
    hi: '{0} के लिए अभी कुछ देय नहीं है',
    ta: '{0} க்கு இப்போது எதுவும் செலுத்த வேண்டியதில்லை',
  },
  'Nothing can be paid for documents like {0}': {
    hi: '{0} जैसे दस्तावेज़ों के लिए भुगतान नहीं हो सकता',
    ta: '{0} போன்ற ஆவணங்களுக்குப் பணம் செலுத்த முடியாது',
  },
  'Only a cheque clears or bounces': {
    hi: 'केवल चेक ही भुनता या लौटता है',
    ta: 'காசோலை மட்டுமே பணமாகும் அல்லது திரும்பும்',
  },
  '{0} is {1} already': { hi: '{0} पहले से {1} है', ta: '{0} ஏற்கனவே {1}' },
  'Cash is collected before it is deposited': {
    hi: 'नकद पहले वसूल होता है, फिर जमा',
    ta: 'ரொக்கம் முதலில் வசூலாகும், பிறகே செலுத்தப்படும்',
  },
  'There is no receipt': { hi: 'कोई रसीद नहीं है', ta: 'ரசீது இல்லை' },
  'Nothing was received on a day that is yet to come': {
    hi: 'आने वाले दिन कुछ मिला नहीं हो सकता',
    ta: 'வரப்போகும் நாளில் எதுவும் பெறப்பட்டிருக்க முடியாது',
  },
  'What was received more than a year ago is not taken here': {
    hi: 'एक वर्ष से पहले मिला पैसा यहाँ नहीं लिया जाता',
    ta: 'ஓராண்டுக்கு முன் பெற்றது இங்கே ஏற்கப்படாது',
  },
  'A transfer has a reference number: it is in the message from the bank': {
    hi: 'अंतरण की संदर्भ संख्या होती है: वह बैंक के संदेश में है',
    ta: 'பரிமாற்றத்திற்குக் குறிப்பு எண் உண்டு: அது வங்கியின் செய்தியில் உள்ளது',
  },
  'A cheque has a number of digits': { hi: 'चेक की संख्या अंकों में होती है', ta: 'காசோலை எண் இலக்கங்களால் ஆனது' },
  'A cheque names its bank': { hi: 'चेक पर बैंक का नाम होता है', ta: 'காசோலையில் வங்கியின் பெயர் இருக்கும்' },
  'A cheque has a date': { hi: 'चेक पर तारीख होती है', ta: 'காசோலையில் தேதி இருக்கும்' },
  'The cheque has a later date: the bank would not take it yet': {
    hi: 'चेक पर आगे की तारीख है: बैंक उसे अभी नहीं लेगा',
    ta: 'காசோலையில் பிந்தைய தேதி உள்ளது: வங்கி அதை இப்போது ஏற்காது',
  },
  'The cheque is older than three months: the bank would not take it any more': {
    hi: 'चेक तीन महीने से पुराना है: बैंक उसे अब नहीं लेगा',
    ta: 'காசோலை மூன்று மாதங்களுக்கு மேல் பழையது: வங்கி அதை இனி ஏற்காது',
  },
  'This reference number was taken already, with {0}': {
    hi: 'यह संदर्भ संख्या {0} के साथ पहले ही ली जा चुकी है',
    ta: 'இந்தக் குறிப்பு எண் {0} உடன் ஏற்கனவே பதிவானது',
  },
  'A cheque of this bank with this number was taken with {0}. If it is of another account, say so': {
    hi: 'इस बैंक का इसी संख्या का चेक {0} के साथ लिया जा चुका है। दूसरे खाते का हो तो बताएँ',
    ta: 'இந்த வங்கியின் இதே எண் காசோலை {0} உடன் பெறப்பட்டது. வேறு கணக்கினது என்றால் குறிப்பிடுங்கள்',
  },
  'Only {0} are to be paid': { hi: 'केवल {0} देय हैं', ta: '{0} மட்டுமே செலுத்த வேண்டும்' },
  'It cannot be taken: {0}': { hi: 'यह नहीं लिया जा सकता: {0}', ta: 'இதைப் பெற முடியாது: {0}' },
  'Money that came over the counter is booked as it stands': {
    hi: 'काउंटर पर आया पैसा वैसा ही दर्ज है जैसा वह है',
    ta: 'கவுண்டரில் வந்த பணம் உள்ளபடியே பதிவாகியுள்ளது',
  },
}

export const words: Words = { ...labels, ...sentences }
