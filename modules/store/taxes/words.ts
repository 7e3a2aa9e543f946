import type { Words } from '#framework/words'

export const words: Words = {
  'Tax Class': { hi: 'कर श्रेणी', ta: 'வரி வகுப்பு' },
  'Is default': { hi: 'डिफ़ॉल्ट है', ta: 'இயல்பானது' },
  'For products that name none; there is one at most': {
    hi: 'जिन उत्पादों में कोई न दी हो उनके लिए; अधिक से अधिक एक',
    ta: 'எதையும் குறிப்பிடாத பொருட்களுக்கு; அதிகபட்சம் ஒன்று',
  },
  'Tax Rate': { hi: 'कर की दर', ta: 'வரி விகிதம்' },
  Rate: { hi: 'दर', ta: 'விகிதம்' },
  Cess: { hi: 'उपकर', ta: 'மேல்வரி' },
  'Beside the rate': { hi: 'दर के अलावा', ta: 'விகிதத்துடன் கூடுதலாக' },
  'The books are closed up to {0}: rates of that time stay as they are': {
    hi: '{0} तक की बहियाँ बंद हैं: उस समय की दरें वैसी ही रहेंगी',
    ta: '{0} வரை கணக்குகள் மூடப்பட்டுள்ளன: அக்கால விகிதங்கள் அப்படியே இருக்கும்',
  },
  '{0} has no tax rate on {1}': {
    hi: '{1} को {0} की कोई कर दर नहीं है',
    ta: '{1} அன்று {0} க்கு வரி விகிதம் இல்லை',
  },
  'No tax class is the default: it is not known how a product without one is taxed': {
    hi: 'कोई कर श्रेणी डिफ़ॉल्ट नहीं है: बिना श्रेणी वाले उत्पाद पर कितना कर लगे, यह पता नहीं',
    ta: 'எந்த வரி வகுப்பும் இயல்பானதாக இல்லை: வகுப்பு இல்லாத பொருளுக்கு எவ்வளவு வரி எனத் தெரியவில்லை',
  },
  'What names no tax class is taxed as {0}: make another one the default in its place': {
    hi: 'जिनमें कोई कर श्रेणी नहीं दी है उन पर {0} का कर लगता है: इसकी जगह किसी और को डिफ़ॉल्ट बनाएँ',
    ta: 'வரி வகுப்பு குறிப்பிடாதவற்றுக்கு {0} இன்படி வரி: இதற்குப் பதிலாக வேறொன்றை இயல்பானதாக்குங்கள்',
  },
}
