import fc from 'fast-check';

// The runner prints no `cause`: without it a failed property shows its counterexample alone.
fc.configureGlobal({ ...fc.readConfigureGlobal(), includeErrorInReport: true });
