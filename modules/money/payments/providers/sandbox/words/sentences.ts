import type { Words } from '#framework/words'

/** What the sandbox's page says to a payer. */
export const sandboxSentences: Words = {
  'Test payments: no money moves': {
    hi: 'परीक्षण भुगतान: कोई पैसा नहीं कटेगा',
    ta: 'சோதனைக் கட்டணம்: பணம் எதுவும் போகாது',
  },
  'How would you like to pay?': { hi: 'आप कैसे भुगतान करना चाहेंगे?', ta: 'எப்படிச் செலுத்த விரும்புகிறீர்கள்?' },
  UPI: { hi: 'UPI', ta: 'UPI' },
  Card: { hi: 'कार्ड', ta: 'அட்டை' },
  'Net banking': { hi: 'नेट बैंकिंग', ta: 'இணைய வங்கி' },
  'Pay {0}': { hi: '{0} चुकाएँ', ta: '{0} செலுத்து' },
  'Let the bank decline': { hi: 'बैंक से मना करवाएँ', ta: 'வங்கி மறுக்கட்டும்' },
  'Try a difficult day': { hi: 'कोई मुश्किल दिन आज़माएँ', ta: 'சிக்கலான நாளை முயன்று பார்க்க' },
  'Go back without paying': { hi: 'बिना चुकाए वापस जाएँ', ta: 'செலுத்தாமல் திரும்பு' },
  'Go back': { hi: 'वापस जाएँ', ta: 'திரும்பு' },
  'Pay slowly': { hi: 'धीरे चुकाएँ', ta: 'மெதுவாகச் செலுத்து' },
  'The money comes eight seconds later': { hi: 'पैसा आठ सेकंड बाद आता है', ta: 'பணம் எட்டு விநாடி கழித்து வரும்' },
  'Message first': { hi: 'पहले संदेश', ta: 'முதலில் செய்தி' },
  'The house hears of it before you are back': {
    hi: 'आपके लौटने से पहले संस्था को ख़बर मिल जाती है',
    ta: 'நீங்கள் திரும்பும் முன் செய்தி சேர்ந்துவிடும்',
  },
  'Message twice': { hi: 'दो बार संदेश', ta: 'இருமுறை செய்தி' },
  'The house hears of it twice at once': {
    hi: 'संस्था को एक साथ दो बार ख़बर मिलती है',
    ta: 'ஒரே நேரத்தில் இருமுறை செய்தி வரும்',
  },
  'Out of order': { hi: 'उलटे क्रम में', ta: 'வரிசை மாறி' },
  'An older message comes after the newer one': {
    hi: 'नए संदेश के बाद पुराना संदेश आता है',
    ta: 'புதிய செய்திக்குப் பின் பழையது வரும்',
  },
  'No message': { hi: 'कोई संदेश नहीं', ta: 'செய்தி இல்லை' },
  'The house hears nothing and has to ask': {
    hi: 'संस्था को ख़बर नहीं मिलती, उसे पूछना पड़ता है',
    ta: 'செய்தி வராது; கேட்டுத்தான் அறிய வேண்டும்',
  },
  'After the end': { hi: 'समय बीतने पर', ta: 'காலம் கடந்து' },
  'The money comes when the order is over': {
    hi: 'पैसा ऑर्डर का समय बीतने पर आता है',
    ta: 'ஆர்டர் காலாவதியான பின் பணம் வரும்',
  },
  'Only authorise': { hi: 'केवल स्वीकृति', ta: 'அனுமதி மட்டும்' },
  'The house has to take the money itself': {
    hi: 'पैसा संस्था को ख़ुद लेना होता है',
    ta: 'பணத்தை நிறுவனமே எடுத்துக்கொள்ள வேண்டும்',
  },
  Dispute: { hi: 'विवाद', ta: 'தகராறு' },
  'The bank takes it up again eight seconds later': {
    hi: 'बैंक आठ सेकंड बाद मामला फिर उठाता है',
    ta: 'எட்டு விநாடி கழித்து வங்கி மீண்டும் எழுப்பும்',
  },
  'This order is being paid already': {
    hi: 'इस ऑर्डर का भुगतान हो रहा है',
    ta: 'இந்த ஆர்டருக்கு ஏற்கெனவே செலுத்தப்படுகிறது',
  },
  'You need not do anything more.': { hi: 'आपको और कुछ नहीं करना है।', ta: 'நீங்கள் வேறெதுவும் செய்ய வேண்டியதில்லை.' },
  'This order is over': { hi: 'इस ऑर्डर का समय बीत गया', ta: 'இந்த ஆர்டரின் காலம் முடிந்தது' },
  'Nothing was taken. Please begin again where you came from.': {
    hi: 'कुछ नहीं काटा गया। कृपया जहाँ से आए थे, वहाँ से फिर शुरू करें।',
    ta: 'எதுவும் எடுக்கப்படவில்லை. வந்த இடத்திலிருந்து மீண்டும் தொடங்கவும்.',
  },
  'There is no such order': { hi: 'ऐसा कोई ऑर्डर नहीं है', ta: 'அப்படி ஓர் ஆர்டர் இல்லை' },
  'Please begin again where you came from.': {
    hi: 'कृपया जहाँ से आए थे, वहाँ से फिर शुरू करें।',
    ta: 'வந்த இடத்திலிருந்து மீண்டும் தொடங்கவும்.',
  },
}
