export interface ScrollState {
  desktop_header: boolean
  mobile_header: boolean
}

const desktopHeaderHidesAt = 150
const mobileHeaderAppearsAt = 200

export function scrollStateAt(position: number): ScrollState {
  return {
    desktop_header: position < desktopHeaderHidesAt,
    mobile_header: position >= mobileHeaderAppearsAt,
  }
}

export const isSameScrollState = (one: ScrollState, other: ScrollState): boolean =>
  one.desktop_header === other.desktop_header && one.mobile_header === other.mobile_header
