/** Colour of a note by its percentage: 20 green, 50 yellow, 80 orange, any other blue (document 1 §4, §9). */
export function noteColour(porcentaje: number | undefined): string {
  switch (porcentaje) {
    case 20:
      return '#8FC93A';
    case 50:
      return '#ECC30B';
    case 80:
      return '#F6511D';
    default:
      return '#0098ef';
  }
}
