import { PasswordInput, type PasswordInputProps, Text } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';

interface Props extends PasswordInputProps {
  /** What the eye shows: *la contraseña*. */
  readonly what?: string;
}

/** A secret that can be shown, and that says when capitals are locked: what is not seen is typed wrongly otherwise. */
export function PasswordField({ what = 'la contraseña', onBlur, ...props }: Props) {
  const [visible, setVisible] = useState(false);
  const [locked, setLocked] = useState(false);
  const look = (event: KeyboardEvent) => setLocked(event.getModifierState('CapsLock'));
  return (
    <PasswordInput
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': `${visible ? 'Ocultar' : 'Mostrar'} ${what}` }}
      onKeyDown={look}
      onKeyUp={look}
      onBlur={(event) => {
        setLocked(false);
        onBlur?.(event);
      }}
      inputContainer={(input) => (
        <>
          {input}
          <Text component="div" role="status" size="xs" c="var(--warn)">
            {locked && (
              <>
                {/* A letter, not an icon: the login page loads no set of icons. */}
                <span aria-hidden>⇪ </span>
                Bloq Mayús está activado
              </>
            )}
          </Text>
        </>
      )}
    />
  );
}
