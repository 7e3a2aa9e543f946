import type { Words } from '#framework/words'

/** What its errors and payers are told. */
export const sentences: Words = {
  '{0} cannot be paid for': { hi: '{0} के लिए भुगतान नहीं हो सकता', ta: '{0}-க்குப் பணம் செலுத்த முடியாது' },
  'There is nothing to pay here now': {
    hi: 'अभी यहाँ कुछ भी चुकाना बाकी नहीं है',
    ta: 'இப்போது இங்கே செலுத்த வேண்டியது எதுவும் இல்லை',
  },
  'Nobody takes payments by {0} here': {
    hi: 'यहाँ {0} से भुगतान नहीं लिया जाता',
    ta: 'இங்கே {0} வழியாகப் பணம் பெறப்படுவதில்லை',
  },
  'Test payments work only on the computer that runs this server. The reason is in the server log.': {
    hi: 'टेस्ट भुगतान सिर्फ़ उसी कंप्यूटर पर काम करते हैं जिस पर यह सर्वर चलता है। कारण सर्वर के लॉग में लिखा है।',
    ta: 'சோதனைக் கட்டணங்கள் இந்தச் சேவையகம் இயங்கும் கணினியில் மட்டுமே செயல்படும். காரணம் சேவையகத்தின் பதிவில் உள்ளது.',
  },
  'This cannot be paid for from here': {
    hi: 'इसका भुगतान यहाँ से नहीं हो सकता',
    ta: 'இதற்கு இங்கிருந்து பணம் செலுத்த முடியாது',
  },
  'This payment cannot be opened with that token': {
    hi: 'यह भुगतान इस टोकन से नहीं खुलता',
    ta: 'இந்த டோக்கனால் இந்தக் கட்டணத்தைத் திறக்க முடியாது',
  },
  'This payment link is over. Please ask for a new one.': {
    hi: 'भुगतान का यह लिंक अब मान्य नहीं है। कृपया नया लिंक माँगें।',
    ta: 'இந்தக் கட்டண இணைப்பு முடிந்துவிட்டது. புதியதைக் கேளுங்கள்.',
  },
  'This idempotency key was used for something else': {
    hi: 'यह कुंजी किसी और काम में इस्तेमाल हो चुकी है',
    ta: 'இந்தச் சாவி வேறொன்றுக்குப் பயன்படுத்தப்பட்டது',
  },
  'The payment service would not take this payment. Please try another way to pay.': {
    hi: 'भुगतान सेवा ने यह भुगतान नहीं लिया। कृपया किसी और तरीके से चुकाएँ।',
    ta: 'கட்டணச் சேவை இதை ஏற்கவில்லை. வேறு வழியில் செலுத்திப் பாருங்கள்.',
  },
  'The payment service is away for a moment. Nothing was taken. Please try again.': {
    hi: 'भुगतान सेवा अभी उपलब्ध नहीं है। कोई पैसा नहीं कटा। कृपया फिर कोशिश करें।',
    ta: 'கட்டணச் சேவை சற்று நேரம் கிடைக்கவில்லை. பணம் எதுவும் எடுக்கப்படவில்லை. மீண்டும் முயலுங்கள்.',
  },
  '{0} goes back to {1}, the way it was paid: {2}. There is no way back.': {
    hi: '{0} {1} को उसी रास्ते लौटेंगे जिससे चुकाए गए: {2}। इसे वापस नहीं लिया जा सकता।',
    ta: '{0} {1}-க்கு, செலுத்திய வழியிலேயே திரும்பிச் செல்லும்: {2}. இதை மாற்ற முடியாது.',
  },
  'whoever paid': { hi: 'चुकाने वाले', ta: 'செலுத்தியவர்' },
  'No money was taken for this payment': {
    hi: 'इस भुगतान में कोई पैसा नहीं लिया गया',
    ta: 'இந்தக் கட்டணத்திற்குப் பணம் எடுக்கப்படவில்லை',
  },
  'Of this payment only {0} is left to be paid back': {
    hi: 'इस भुगतान में से अब केवल {0} लौटाए जा सकते हैं',
    ta: 'இந்தக் கட்டணத்தில் {0} மட்டுமே திருப்பித் தர மீதம் உள்ளது',
  },
  'It pays for {0} {1}: pay it back from there, with “Pay back” of its parcel, so that so much less is owed':
    {
      hi: 'यह {0} {1} का भुगतान है: वहीं से, उसके पार्सल के “पैसा लौटाएँ” से लौटाएँ, ताकि उतना कम बाकी रहे',
      ta: 'இது {0} {1}-க்கான பணம்: அங்கிருந்தே, அதன் பார்சலின் “பணத்தைத் திருப்பிக் கொடு” மூலம் திருப்பித் தாருங்கள்; அப்போது அவ்வளவு குறைவாகவே செலுத்த வேண்டியிருக்கும்',
    },
  'Credit is given to signed-in customers only; pay back to the source': {
    hi: 'जमा केवल साइन इन किए ग्राहकों को मिलता है; पैसा मूल माध्यम में लौटाएँ',
    ta: 'உள்நுழைந்த வாடிக்கையாளர்களுக்கே வரவு வைக்கப்படும்; வந்த வழியிலேயே திருப்பித் தாருங்கள்',
  },
  'Credit can’t be spent here yet. Refund to the original payment method.': {
    hi: 'क्रेडिट अभी यहाँ खर्च नहीं हो सकता। मूल भुगतान माध्यम पर रिफ़ंड करें।',
    ta: 'வரவை இங்கே இன்னும் செலவிட முடியாது. பணம் செலுத்திய வழியிலேயே திருப்பித் தரவும்.',
  },
  'The bank is examining this payment; nothing can be paid back until it has decided': {
    hi: 'बैंक इस भुगतान की जाँच कर रहा है; उसके फैसले तक कुछ नहीं लौटाया जा सकता',
    ta: 'வங்கி இந்தக் கட்டணத்தை ஆராய்கிறது; முடிவு வரும் வரை எதையும் திருப்பித் தர முடியாது',
  },
  'This payment is not waiting for somebody to say what it is for': {
    hi: 'इस भुगतान के बारे में अब कुछ तय करना बाकी नहीं है',
    ta: 'இந்தக் கட்டணம் எதற்கு என்று யாரும் சொல்ல வேண்டியதில்லை',
  },
  'Some of this payment went back already; it can only be paid back whole': {
    hi: 'इस भुगतान का कुछ हिस्सा लौट चुका है; अब इसे पूरा ही लौटाया जा सकता है',
    ta: 'இதில் ஒரு பகுதி ஏற்கெனவே திரும்பிச் சென்றது; இனி முழுவதையும் மட்டுமே திருப்பித் தர முடியும்',
  },
  'It takes no money: {0}': { hi: 'इसमें पैसा नहीं लिया जा सकता: {0}', ta: 'இது பணம் ஏற்காது: {0}' },
}
