import { notificationEvent, type NotificationEvent } from '#site/notifications'

type Texts = Readonly<Record<'en' | 'hi' | 'ta', { readonly subject: string; readonly line: string }>>

type ShiftNotice = NotificationEvent<'name' | 'role' | 'when' | 'place'>

/** A message to a volunteer about one shift: what happened, and below it which shift that is. */
function shiftNotice(name: string, { en, hi, ta }: Texts): ShiftNotice {
  return notificationEvent({
    name: `volunteers.${name}`,
    eventClass: 'transactional',
    values: ['name', 'role', 'when', 'place'],
    channels: ['in-app', ['push', 'e-mail', 'sms']],
    texts: {
      en: {
        subject: en.subject,
        body: `Dear {{ name }},\n\n${en.line}\n\nWhat: {{ role }}\nWhen: {{ when }}\nWhere: {{ place }}`,
        short: en.line,
      },
      hi: {
        subject: hi.subject,
        body: `नमस्ते {{ name }},\n\n${hi.line}\n\nकाम: {{ role }}\nकब: {{ when }}\nकहाँ: {{ place }}`,
        short: hi.line,
      },
      ta: {
        subject: ta.subject,
        body: `அன்புள்ள {{ name }},\n\n${ta.line}\n\nஎன்ன: {{ role }}\nஎப்போது: {{ when }}\nஎங்கே: {{ place }}`,
        short: ta.line,
      },
    },
  })
}

export const offered = shiftNotice('shift_offered', {
  en: {
    subject: 'A shift for you: {{ role }}',
    line: 'The school asks you to take “{{ role }}” on {{ when }}. Say yes or no in the app.',
  },
  hi: {
    subject: 'आपके लिए एक पारी: {{ role }}',
    line: 'स्कूल चाहता है कि {{ when }} को “{{ role }}” आप करें। ऐप में हाँ या ना कहें।',
  },
  ta: {
    subject: 'உங்களுக்கு ஒரு பணிநேரம்: {{ role }}',
    line: '{{ when }} அன்று “{{ role }}” பணியை ஏற்கப் பள்ளி கேட்கிறது. செயலியில் ஆம் அல்லது இல்லை சொல்லுங்கள்.',
  },
})

export const soon = shiftNotice('shift_reminder', {
  en: {
    subject: 'Soon: {{ role }}',
    line: 'Your shift “{{ role }}” begins {{ when }}, {{ place }}. If you cannot come, give it back in the app.',
  },
  hi: {
    subject: 'जल्द: {{ role }}',
    line: 'आपकी पारी “{{ role }}” {{ when }} को {{ place }} पर शुरू होती है। न आ सकें तो ऐप में लौटा दें।',
  },
  ta: {
    subject: 'விரைவில்: {{ role }}',
    line: 'உங்கள் “{{ role }}” பணிநேரம் {{ when }} அன்று {{ place }} இல் தொடங்குகிறது. வர முடியாவிட்டால் செயலியில் திருப்பித் தாருங்கள்.',
  },
})

export const moved = shiftNotice('shift_moved', {
  en: {
    subject: 'Another time: {{ role }}',
    line: 'Your shift “{{ role }}” now begins {{ when }}. If that does not suit you, give it back in the app.',
  },
  hi: {
    subject: 'समय बदला: {{ role }}',
    line: 'आपकी पारी “{{ role }}” अब {{ when }} को शुरू होती है। समय ठीक न हो तो ऐप में लौटा दें।',
  },
  ta: {
    subject: 'நேரம் மாறியது: {{ role }}',
    line: 'உங்கள் “{{ role }}” பணிநேரம் இனி {{ when }} அன்று தொடங்கும். ஒத்துவராவிட்டால் செயலியில் திருப்பித் தாருங்கள்.',
  },
})

export const released = shiftNotice('shift_released', {
  en: {
    subject: 'Not needed: {{ role }}',
    line: 'You do not have the shift “{{ role }}” on {{ when }} any more. The office can tell you why.',
  },
  hi: {
    subject: 'अब ज़रूरत नहीं: {{ role }}',
    line: '{{ when }} की पारी “{{ role }}” अब आपकी नहीं है। कारण कार्यालय बता सकता है।',
  },
  ta: {
    subject: 'தேவையில்லை: {{ role }}',
    line: '{{ when }} அன்று “{{ role }}” பணிநேரம் இனி உங்களுடையதல்ல. காரணத்தை அலுவலகம் சொல்லும்.',
  },
})

export const uncovered = shiftNotice('credential_ended', {
  en: {
    subject: 'Your credential has ended',
    line: 'What “{{ role }}” on {{ when }} needs of you does not hold any more, and so the shift is free again. Show the office a new paper.',
  },
  hi: {
    subject: 'आपका प्रमाण समाप्त हो गया',
    line: '{{ when }} की पारी “{{ role }}” के लिए ज़रूरी प्रमाण अब मान्य नहीं है, इसलिए पारी खाली हो गई। कार्यालय को नया प्रमाण दिखाएँ।',
  },
  ta: {
    subject: 'உங்கள் சான்று முடிந்துவிட்டது',
    line: '{{ when }} அன்று “{{ role }}” பணிக்குத் தேவையான சான்று இனி செல்லாது; பணிநேரம் மீண்டும் காலியானது. புதிய சான்றை அலுவலகத்தில் காட்டுங்கள்.',
  },
})

export const swapped = shiftNotice('shift_swapped', {
  en: {
    subject: 'Swapped: {{ role }}',
    line: 'Somebody agreed to swap: “{{ role }}” on {{ when }} is yours now.',
  },
  hi: {
    subject: 'अदला-बदली हुई: {{ role }}',
    line: 'कोई अदला-बदली के लिए मान गया: {{ when }} की पारी “{{ role }}” अब आपकी है।',
  },
  ta: {
    subject: 'மாற்றப்பட்டது: {{ role }}',
    line: 'ஒருவர் மாற்றிக்கொள்ள ஒப்புக்கொண்டார்: {{ when }} அன்று “{{ role }}” இனி உங்களுடையது.',
  },
})

/** Asks those who have a shift whether they would rather have another one. Who asks is not said. */
export const swapAsked = notificationEvent({
  name: 'volunteers.swap_asked',
  eventClass: 'transactional',
  values: ['role', 'when', 'other_role', 'other_when'],
  channels: ['in-app', 'push'],
  texts: {
    en: {
      subject: 'Would you swap?',
      body: 'Somebody would like your shift “{{ role }}” ({{ when }}) and gives “{{ other_role }}” ({{ other_when }}) for it. You can agree in the app, or leave it.',
      short: 'Somebody gives “{{ other_role }}” ({{ other_when }}) for your “{{ role }}”.',
    },
    hi: {
      subject: 'क्या आप बदलेंगे?',
      body: 'किसी को आपकी पारी “{{ role }}” ({{ when }}) चाहिए, बदले में “{{ other_role }}” ({{ other_when }})। ऐप में मान सकते हैं, या रहने दें।',
      short: 'आपकी “{{ role }}” के बदले “{{ other_role }}” ({{ other_when }})।',
    },
    ta: {
      subject: 'மாற்றிக்கொள்வீர்களா?',
      body: 'ஒருவர் உங்கள் “{{ role }}” ({{ when }}) பணிநேரத்தைக் கேட்டு, “{{ other_role }}” ({{ other_when }}) தருகிறார். செயலியில் ஒப்புக்கொள்ளலாம், அல்லது விட்டுவிடலாம்.',
      short: 'உங்கள் “{{ role }}” க்குப் பதிலாக “{{ other_role }}” ({{ other_when }}).',
    },
  },
})

/** A message to a coordinator about a place that is free again; not whose it was. */
function placeFree(name: string, why: Readonly<Record<'en' | 'hi' | 'ta', string>>) {
  return notificationEvent({
    name: `volunteers.${name}`,
    eventClass: 'transactional',
    values: ['role', 'when'],
    channels: ['in-app', 'e-mail'],
    texts: {
      en: {
        subject: 'A place is free: {{ role }}',
        body: `${why.en} A place of “{{ role }}” ({{ when }}) is free again.`,
      },
      hi: {
        subject: 'एक जगह खाली: {{ role }}',
        body: `${why.hi} “{{ role }}” ({{ when }}) में एक जगह फिर खाली है।`,
      },
      ta: {
        subject: 'ஓர் இடம் காலி: {{ role }}',
        body: `${why.ta} “{{ role }}” ({{ when }}) இல் ஓர் இடம் மீண்டும் காலி.`,
      },
    },
  })
}

export const left = placeFree('shift_left', {
  en: 'Somebody does not come after all.',
  hi: 'कोई अब नहीं आ रहा है।',
  ta: 'ஒருவர் வரவில்லை.',
})

export const leftUncovered = placeFree('shift_uncovered', {
  en: 'A credential that this shift needs has ended.',
  hi: 'इस पारी के लिए ज़रूरी एक प्रमाण समाप्त हो गया।',
  ta: 'இந்தப் பணிக்குத் தேவையான ஒரு சான்று முடிந்துவிட்டது.',
})
