import type { Words } from '#framework/words'

const labels: Words = {
  Cart: { hi: 'टोकरी', ta: 'கூடை' },
  'Cart Line': { hi: 'टोकरी की मद', ta: 'கூடையின் வரி' },
  'As it was called when it was put in': {
    hi: 'जब रखा गया तब का नाम',
    ta: 'உள்ளே வைத்தபோது இருந்த பெயர்',
  },
  'Price seen': { hi: 'दिखी हुई कीमत', ta: 'கண்ட விலை' },
  'For a piece, as its buyer was told last': {
    hi: 'एक का, जैसा ख़रीदार को पिछली बार बताया गया',
    ta: 'ஒன்றுக்கு, வாங்குபவருக்குக் கடைசியாகச் சொன்னது',
  },
  'Added by': { hi: 'किससे जुड़ा', ta: 'எதனால் சேர்ந்தது' },
  'Key of the call that added to it last': {
    hi: 'जिस अनुरोध ने पिछली बार जोड़ा उसकी कुंजी',
    ta: 'கடைசியாகச் சேர்த்த அழைப்பின் சாவி',
  },
  'Grows with every change': { hi: 'हर बदलाव के साथ बढ़ता है', ta: 'ஒவ்வொரு மாற்றத்துடனும் கூடும்' },
  'Ordered as': { hi: 'किस ऑर्डर के रूप में', ta: 'எந்த ஆர்டராக' },
  'The order that it became last, while it is empty': {
    hi: 'वह ऑर्डर जो यह पिछली बार बनी, जब तक ख़ाली है',
    ta: 'காலியாக இருக்கும்வரை, இது கடைசியாக ஆன ஆர்டர்',
  },
  Deliveries: { hi: 'डिलीवरियाँ', ta: 'டெலிவரிகள்' },
  'What was chosen for each parcel': {
    hi: 'हर पार्सल के लिए क्या चुना गया',
    ta: 'ஒவ்வொரு பார்சலுக்கும் தேர்ந்தெடுத்தது',
  },
  cod: { hi: 'डिलीवरी पर नकद', ta: 'பொருள் வந்ததும் பணம்' },
}

const sentences: Words = {
  'Say how many, as a number': { hi: 'कितने चाहिए, अंकों में बताएँ', ta: 'எத்தனை என்று எண்ணில் சொல்லுங்கள்' },
  'Only whole pieces can be bought': {
    hi: 'केवल पूरी चीज़ें ही ख़रीदी जा सकती हैं',
    ta: 'முழுப் பொருட்களை மட்டுமே வாங்கலாம்',
  },
  'Take at least one': { hi: 'कम से कम एक लें', ta: 'குறைந்தது ஒன்றாவது எடுங்கள்' },
  'At most {0} of one thing can be bought at once': {
    hi: 'एक बार में एक ही चीज़ की अधिक से अधिक {0} मिल सकती हैं',
    ta: 'ஒரே பொருளை ஒரே நேரத்தில் அதிகபட்சம் {0} வாங்கலாம்',
  },
  'A cart holds at most {0} different things': {
    hi: 'टोकरी में अधिक से अधिक {0} अलग चीज़ें आती हैं',
    ta: 'கூடையில் அதிகபட்சம் {0} வெவ்வேறு பொருட்கள் அடங்கும்',
  },
  'At most {0} of {1} can come from one place; {2} more lie elsewhere': {
    hi: '{1} की अधिक से अधिक {0} एक जगह से आ सकती हैं; {2} और दूसरी जगह रखी हैं',
    ta: '{1}: ஓர் இடத்திலிருந்து அதிகபட்சம் {0} வரலாம்; மேலும் {2} வேறிடத்தில் உள்ளன',
  },
  'This is not in your cart any more': {
    hi: 'यह अब आपकी टोकरी में नहीं है',
    ta: 'இது இனி உங்கள் கூடையில் இல்லை',
  },
  'Your cart is empty': { hi: 'आपकी टोकरी खाली है', ta: 'உங்கள் கூடை காலியாக உள்ளது' },
  'Your cart was changed in another window. Please look at it again.': {
    hi: 'आपकी टोकरी दूसरी खिड़की में बदली गई। कृपया उसे फिर देखें।',
    ta: 'உங்கள் கூடை வேறொரு சாளரத்தில் மாற்றப்பட்டது. அதை மீண்டும் பாருங்கள்.',
  },
  'There is no such coupon': { hi: 'ऐसा कोई कूपन नहीं है', ta: 'அப்படி ஒரு கூப்பன் இல்லை' },
  'There is no such PIN code': { hi: 'ऐसा कोई पिन कोड नहीं है', ta: 'அப்படி ஓர் அஞ்சல் குறியீடு இல்லை' },
  'This cannot be chosen any more. Please choose again.': {
    hi: 'यह अब नहीं चुना जा सकता। कृपया फिर चुनें।',
    ta: 'இதை இனித் தேர்ந்தெடுக்க முடியாது. மீண்டும் தேர்ந்தெடுங்கள்.',
  },
}

/** What the cart says in Hindi and Tamil, by the English text. */
export const words: Words = { ...labels, ...sentences }
