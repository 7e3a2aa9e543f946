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
  'Hundredths of a percent: 1800 is 18 %': {
    hi: 'प्रतिशत के सौवें भाग में: 1800 यानी 18 %',
    ta: 'சதவீதத்தின் நூறில் ஒரு பங்கு: 1800 என்பது 18 %',
  },
  Cess: { hi: 'उपकर', ta: 'மேல்வரி' },
  'Hundredths of a percent, beside the rate': {
    hi: 'प्रतिशत के सौवें भाग में, दर के अलावा',
    ta: 'சதவீதத்தின் நூறில் ஒரு பங்கு, விகிதத்துடன் கூடுதலாக',
  },
  'The books are closed up to {0}: rates of that time stay as they are': {
    hi: '{0} तक की बहियाँ बंद हैं: उस समय की दरें वैसी ही रहेंगी',
    ta: '{0} வரை கணக்குகள் மூடப்பட்டுள்ளன: அக்கால விகிதங்கள் அப்படியே இருக்கும்',
  },
  '{0} is the default already': { hi: '{0} पहले से सामान्य है', ta: '{0} ஏற்கனவே இயல்பானது' },
}
