import type { Words } from '#framework/words'

export const refundToWords: Words = {
  'There is no shop to collect the money at': {
    hi: 'ऐसी कोई दुकान नहीं है जहाँ से पैसे लिए जा सकें',
    ta: 'பணத்தைப் பெற்றுக்கொள்ளக் கடை எதுவும் இல்லை',
  },
  'Choose where the money goes': {
    hi: 'चुनें कि पैसे कहाँ भेजे जाएँ',
    ta: 'பணம் எங்கே செல்ல வேண்டும் எனத் தேர்ந்தெடுக்கவும்',
  },
  'No cash refund is due for this order': {
    hi: 'इस ऑर्डर के लिए कोई नकद रिफ़ंड बाकी नहीं है',
    ta: 'இந்த ஆர்டருக்கு ரொக்கத் திருப்பம் எதுவும் நிலுவையில் இல்லை',
  },
}
