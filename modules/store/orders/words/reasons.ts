import type { Words } from '#framework/words'

/** Why something was taken back, where the house says it: on papers and slips. */
export const reasonWords: Words = {
  'Cancelled by the buyer': { hi: 'ख़रीदार ने रद्द किया', ta: 'வாங்குபவர் ரத்து செய்தார்' },
  'Cancelled by the office': { hi: 'कार्यालय ने रद्द किया', ta: 'அலுவலகம் ரத்து செய்தது' },
  'Cancelled by the office for the buyer': {
    hi: 'कार्यालय ने ख़रीदार की ओर से रद्द किया',
    ta: 'வாங்குபவருக்காக அலுவலகம் ரத்து செய்தது',
  },
  'Cancelled by the seller': { hi: 'विक्रेता ने रद्द किया', ta: 'விற்பனையாளர் ரத்து செய்தார்' },
  'It came back to its sender': { hi: 'यह भेजने वाले के पास लौट आया', ta: 'இது அனுப்பியவரிடமே திரும்பி வந்தது' },
  'It was lost on its way': { hi: 'यह रास्ते में खो गया', ta: 'இது வழியில் தொலைந்தது' },
  'Must not go yet': { hi: 'अभी न भेजें', ta: 'இன்னும் அனுப்பக் கூடாது' },
}
